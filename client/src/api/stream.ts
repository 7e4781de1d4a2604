/** Server-sent events over fetch: unlike EventSource it can name the last event after any kind of break, and notices silence. */

import { carry } from "./carrier";

/** Splits a text stream into messages; keeps what is not whole yet. */
export class Parser {
  #rest = "";
  #id = "";
  #event = "";
  #data: string[] = [];

  /** Messages that end in this piece; comments only prove that the line is open. */
  push(piece: string): { id: string; event: string; data: string }[] {
    const lines = (this.#rest + piece).split(/\r\n|\n|\r/);
    this.#rest = lines.pop() ?? "";
    const out: { id: string; event: string; data: string }[] = [];
    for (const line of lines) {
      if (line === "") {
        if (this.#data.length > 0) out.push({ id: this.#id, event: this.#event, data: this.#data.join("\n") });
        this.#data = [];
        this.#event = "";
        continue;
      }
      const colon = line.indexOf(":");
      const field = colon < 0 ? line : line.slice(0, colon);
      const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
      if (field === "id") this.#id = value;
      else if (field === "event") this.#event = value;
      else if (field === "data") this.#data.push(value);
    }
    return out;
  }
}

export type StreamState = "open" | "cut" | "ended";
type Options = {
  /** False: it was of no use, and what is told from here on would not be either. */
  onmessage: (data: string, event: string) => boolean;
  onstate: (state: StreamState) => void;
  /** A comment comes every 15 s; longer silence than this is a cut line. */
  silence?: number;
  /** Pauses between attempts; the last one repeats. */
  waits?: readonly number[];
};

/** Follows a stream until `close`, connecting again by itself. A refusal by the server that will not pass ends it. */
export class Stream {
  readonly #url: string;
  readonly #options: Options;
  #last = "";
  #abort = new AbortController();
  #closed = false;
  #wake: (() => void) | null = null;

  constructor(url: string, options: Options) {
    this.#url = url;
    this.#options = options;
    void this.#run();
  }

  close(): void {
    this.#closed = true;
    this.#abort.abort();
    this.#wake?.();
  }

  /** Tries again at once. */
  retry(): void {
    this.#abort.abort();
    this.#wake?.();
  }

  async #run(): Promise<void> {
    const waits = this.#options.waits ?? [300, 1000, 2000, 4000];
    let tries = 0;
    while (!this.#closed) {
      this.#abort = new AbortController();
      const outcome = await this.#follow().catch(() => "broken" as const);
      if (this.#closed) return;
      if (outcome === "gone") {
        this.#options.onstate("ended");
        return;
      }
      tries = outcome === "read" ? 0 : tries + 1;
      // One short break is mended before anybody sees it.
      if (tries > 0) this.#options.onstate("cut");
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, waits[Math.min(tries, waits.length - 1)]);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  /** One connection to its end: "read" if something came, "gone" when there is nothing to come back to. */
  async #follow(): Promise<"read" | "broken" | "gone"> {
    const headers: Record<string, string> = { Accept: "text/event-stream" };
    if (this.#last) headers["Last-Event-ID"] = this.#last;
    const abort = this.#abort;
    let watch: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      clearTimeout(watch);
      watch = setTimeout(() => abort.abort(), this.#options.silence ?? 40_000);
    };
    let came = false;
    try {
      listen();
      const answer = await carry(this.#url, { headers, signal: abort.signal, cache: "no-store" });
      if ([401, 403, 404, 410].includes(answer.status)) return "gone";
      if (!answer.ok || !answer.body) return "broken";
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      const parser = new Parser();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        listen();
        for (const message of parser.push(value)) {
          if (!came) this.#options.onstate("open");
          came = true;
          if (!this.#options.onmessage(message.data, message.event)) {
            abort.abort();
            return "read";
          }
          if (message.id) this.#last = message.id;
        }
      }
    } catch {
      // A cut line, or ours was aborted: the caller decides.
    } finally {
      clearTimeout(watch);
    }
    return came ? "read" : "broken";
  }
}
