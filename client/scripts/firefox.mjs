// One game after another in Firefox, driven by WebDriver BiDi: `node scripts/firefox.mjs < job.json`, the report as JSON on stdout.
// A job: { url, firefox, lang, watch, shots, games: [{ name, size: [w, h], presses, picture, body }] }. `body` is what POST /api/tables takes.
// With `picture` the board of its replay is saved as a PNG, and its size in bytes reported.
// What is lit is pressed `presses` times, the rest of the game answered by requests; `watch` is script for the page whose value
// is a list of complaints, asked after every fourth press.
import { text } from "node:stream/consumers";
import puppeteer from "puppeteer-core";

const WAIT_MS = 25_000;
const job = JSON.parse(await text(process.stdin));

/** Size of the window; Firefox ESR knows no command for the screen's orientation, which puppeteer sends along. */
async function resize(page, [width, height]) {
  try {
    await page.setViewport({ width, height });
  } catch (error) {
    if (!String(error.message).includes("unknown command")) throw error;
  }
}

/** Lay a table with this browser's cookie, as the new table page does; its id. */
const lay = async (body) => {
  const answer = await fetch("/api/tables", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const made = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(made));
  const links = Object.fromEntries(made.links.map((link) => [link.seat, link.url]));
  localStorage.setItem(`lanterns.links.${made.table.id}`, JSON.stringify(links));
  // A mission begins at its question: the briefing is read in another test.
  localStorage.setItem("lanterns.briefing", "skip");
  return made.table.id;
};

/** Answer by requests until the game is over: some answer that is there, chosen by a fixed rule. */
const finish = async (id, limit) => {
  const path = `/api/tables/${id}`;
  let turn = 0;
  let now = await (await fetch(path)).json();
  const until = Date.now() + limit;
  while (now.status !== "over") {
    if (Date.now() > until) return `not over after ${turn} answers: ${JSON.stringify(now.view.question)}`;
    const seat = now.mine.find((one) => now.view.actors.includes(one));
    if (seat === undefined || now.view.seat !== seat || now.view.options.length === 0) {
      await new Promise((done) => setTimeout(done, 40));
      now = await (await fetch(seat === undefined ? path : `${path}?seat=${seat}`)).json();
      continue;
    }
    const live = now.view.options.filter((one) => !["idle", "pass"].includes(one.verb));
    const options = live.length > 0 ? live : now.view.options;
    const code = options[(turn * 7) % options.length].code;
    const answer = await fetch(`${path}/actions`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ seat, code, version: now.version }),
    });
    now = (await answer.json()).table ?? (await (await fetch(path)).json());
    turn += 1;
  }
  return "";
};

/** Where to press next, in the page's pixels: what lies over the table, the chosen answer, a hero, a lit place, a card, a
 * button or a die; null when nothing is lit. */
const target = (turn) => {
  const seen = (query) => [...document.querySelectorAll(query)].filter((one) => one.getClientRects().length > 0);
  const listed = seen("dialog[open] .list .btn:not([aria-disabled])");
  const told = seen("dialog[open] .btn.go");
  const filled = seen(".prompt.asks .acts :is(.btn.go, li.chosen button):not([aria-disabled])");
  const places = turn % 3 ? seen(".places .lit") : [];
  // Cards to choose by: in the side, or in the question where there is no side.
  const cards = seen(".side li.lit button, .side button.lit, .prompt.asks .acts li.lit button");
  const buttons = seen(".prompt.asks .acts .btn:not([aria-disabled]):not([aria-haspopup])");
  const more = seen(".prompt.asks .acts .btn[aria-haspopup]");
  // Who goes is said first, for several may reach a place.
  const chips = seen(".prompt.asks .acts .chip-hero");
  const heroes = chips.some((one) => one.ariaPressed === "true") ? [] : chips;
  const dice = seen(".tray button.lit");
  for (const lit of [listed, told, filled, heroes, places, cards, buttons, more, dice]) {
    for (let n = 0; n < lit.length; n += 1) {
      const one = lit[(turn * 5 + n) % lit.length];
      one.scrollIntoView({ block: "nearest" });
      const box = one.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      // A place may lie beyond the edge of what the board shows.
      if (x > 0 && y > 0 && x < innerWidth && y < innerHeight) return [x, y];
    }
  }
  return null;
};

const version = async (id) => (await (await fetch(`/api/tables/${id}`)).json()).version;

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** What `question` says of the page once that is no empty answer; an error after the time that a page may take. Puppeteer's
 * own waiting evaluates text in the page, which our Content-Security-Policy forbids. */
async function wait(page, question, ...given) {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const said = await page.evaluate(question, ...given);
    if (said) return said;
    if (Date.now() > until) throw new Error(`the page did not come to: ${question}`);
    await sleep(60);
  }
}

/** Presses the first button of a kind that bears an icon; whether it was there. */
const pressed = (kind, icon) => {
  const button = [...document.querySelectorAll(kind)].find((one) => one.innerHTML.includes(`${icon}"`));
  button?.click();
  return button !== undefined;
};

/** Saves the board of a replay as its page offers it; the bytes of the PNG. */
async function picture(page, id) {
  await page.goto(`${job.url}/replay/${id}`);
  await wait(page, () => document.querySelector(".stage svg.map") !== null);
  await page.evaluate(() => {
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      if (blob.type === "image/png") window.pictured = blob.size;
      return make(blob);
    };
  });
  await wait(page, pressed, ".btn.share", "#i-share");
  await wait(page, pressed, "dialog[open] .btn", "#i-download");
  return wait(page, () => window.pictured ?? 0);
}

async function play(browser, game) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(`page: ${error.message}`));
  page.on("console", (said) => {
    if (said.type() === "error") errors.push(`console: ${said.text()}`);
  });
  page.setDefaultTimeout(WAIT_MS);
  await resize(page, game.size);
  await page.goto(`${job.url}/`);
  const id = await page.evaluate(lay, game.body);
  await page.goto(`${job.url}/table/${id}`);
  const begin = await page.evaluate(version, id);
  for (let pressed = 0; pressed < game.presses; pressed += 1) {
    const [x, y] = await wait(page, target, pressed);
    await page.mouse.click(x, y);
    await sleep(150);
    if (job.watch && pressed % 4 === 3)
      errors.push(...(await page.evaluate(job.watch)).map((one) => `press ${pressed}: ${one}`));
  }
  const moves = (await page.evaluate(version, id)) - begin;
  if (job.shots) await page.screenshot({ path: `${job.shots}/firefox-${game.name}.png` });
  // Elsewhere in the meantime: the page would draw hundreds of positions.
  await page.goto(`${job.url}/rules`);
  const stuck = await page.evaluate(finish, id, 4 * WAIT_MS);
  if (stuck) throw new Error(stuck);
  await page.goto(`${job.url}/table/${id}`);
  await wait(page, () => document.querySelector(".notice a[href^='/replay/']") !== null);
  if (job.shots) await page.screenshot({ path: `${job.shots}/firefox-${game.name}-end.png` });
  const pictured = game.picture ? await picture(page, id) : 0;
  await context.close();
  return { name: game.name, moves, errors, pictured };
}

const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: job.firefox,
  headless: true,
  defaultViewport: null,
  extraPrefsFirefox: {
    "ui.prefersReducedMotion": 1,
    "intl.accept_languages": job.lang,
    "dom.serviceWorkers.enabled": false,
  },
});
try {
  const report = [];
  for (const game of job.games) {
    try {
      report.push(await play(browser, game));
    } catch (error) {
      report.push({ name: game.name, moves: 0, errors: [error.message] });
    }
  }
  console.log(JSON.stringify(report));
} finally {
  await browser.close();
}
