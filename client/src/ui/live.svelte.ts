/** What the screen reader is told: one polite voice for events, one alert for errors and your turn. */
let polite = $state("");
let alert = $state("");
let queue: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says a sentence. Sentences of one moment are joined into one. */
export function say(text: string): void {
  if (!text) return;
  queue.push(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    // The same words twice are only spoken when the text changes.
    const joined = queue.join(" ");
    polite = joined === polite ? `${joined}\u00a0` : joined;
    queue = [];
  }, 120);
}

/** Says at once what must not wait: an error, or that it is your turn. */
export function cry(text: string): void {
  alert = text === alert ? `${text}\u00a0` : text;
}

export const spoken = { polite: () => polite, alert: () => alert };
