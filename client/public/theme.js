// Runs before the first paint, as its own file because the page allows no inline script.
(() => {
  try {
    const saved = JSON.parse(localStorage.getItem("lanterns.settings") || "{}");
    const root = document.documentElement;
    if (saved.theme === "light" || saved.theme === "dark") root.classList.add(saved.theme);
    if (saved.motion === "less") root.classList.add("still");
    if (saved.letters) root.classList.add("letters");
    if (saved.language) root.lang = saved.language;
    if (saved.textSize) root.style.fontSize = `${saved.textSize}%`;
  } catch {
    // Storage may be closed to us; the defaults are fine.
  }
})();
