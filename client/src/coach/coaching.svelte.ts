/** A lesson at a table: what the innkeeper says now, what she points at, and what she does with an answer. */
import { untrack } from "svelte";
import { api, type Course, type Lesson, type Table } from "../api";
import { loadRooms, t } from "../i18n/index.svelte";
import { answerAt, stepAt, wordsOf } from "../state/lesson";
import { keepProgress, progressOf } from "../state/lessons";
import type { LiveTable } from "../state/live.svelte";
import { say } from "../ui/live.svelte";

/** How long an answer that leaves the script is seen before it is set back, one with words of its own longer; and when
 * "Show me" is offered again. In milliseconds. */
const SET_BACK = 1200;
const SET_BACK_TOLD = 3600;
const IDLE = 20_000;
const GHOST = 1500;

type Source = {
  table: Table;
  /** The learner is asked, and may answer. */
  asked: boolean;
  root: HTMLElement | undefined;
  /** Why an action, in notation, is barred. */
  why: (action: string) => Promise<string>;
};
type Told = { title: string; text: string; key: string; chalk: readonly string[] };

export class Coaching {
  readonly #live: LiveTable;
  readonly #source: () => Source;
  readonly id: string;
  lesson = $state.raw<Lesson | null>(null);
  /** Steps that are read, not played, and were. */
  #read = $state.raw<readonly string[]>([]);
  /** What was pressed and cannot be. */
  #cannot = $state.raw<Told | null>(null);
  /** Answers beside the script in this step. */
  #strays = $state(0);
  #skipping = $state("");
  /** A ghost of the answer runs, or has run. */
  shown = $state<"" | "ghost" | "shown">("");
  /** No place that leads to the answer is in sight: dice or tools lie over it, or it is beside the window. */
  lost = $state(false);
  idle = $state(false);
  ended = $state(false);
  closed = $state(false);
  #pressed = "";
  #last = -1;
  #playing: Promise<unknown> = Promise.resolve();

  constructor(live: LiveTable, id: string, source: () => Source) {
    this.#live = live;
    this.#source = source;
    this.id = id;
  }

  /** Loads the lesson and its words. */
  async begin(): Promise<void> {
    const [lesson] = await Promise.all([api.lesson(this.id), loadRooms(["lessons", `lesson-${this.id}`])]);
    const { table, step } = progressOf(this.id);
    // Who comes back to this table has read what lies before the step that was open.
    if (table === this.#source().table.id) this.#read = lesson.steps.slice(0, step).map(({ key }) => key);
    this.lesson = lesson;
  }

  readonly course = $derived.by((): Course => this.#source().table.lesson as Course);
  readonly at = $derived.by(() => (this.lesson ? stepAt(this.lesson, this.course.stood, this.#read) : 0));
  readonly step = $derived(this.lesson?.steps[this.at]);
  readonly reads = $derived(this.step !== undefined && this.step.start === this.step.stop);
  readonly #asked = $derived.by(() => this.#source().asked);
  readonly answer = $derived(answerAt(this.reads ? undefined : this.step, this.course, this.#asked));
  // Words and numbers, not the table that they stand in: it comes anew for many a reason, and only a change of these is one.
  readonly #stood = $derived.by(() => this.course.stood);
  readonly #left = $derived.by(() => (this.course.free ? null : this.course.left));
  readonly #slip = $derived.by(() => this.course.slip);
  /** The learner has left the script with an answer that is not taken back yet. */
  readonly astray = $derived(this.course.left !== null && !this.course.free);
  /** She offers to let the learner go. */
  readonly offers = $derived(this.astray && this.#strays > 1);
  readonly cannot = $derived(this.#cannot !== null && !this.astray);

  /** What she says: heading, text, the places in chalk. */
  readonly told = $derived.by((): Told => {
    const { step, id } = this;
    if (!step) return { title: "", text: "", key: "", chalk: [] };
    const own = wordsOf(id, step.key);
    if (this.astray) {
      const slip = step.mistakes.find(({ key }) => key === this.course.slip);
      if (this.offers) return { title: t("coach-other-title"), text: t("coach-twice"), key: "twice", chalk: [] };
      if (slip) {
        const key = wordsOf(id, step.key, slip.key);
        return { title: t(`${key}-title`), text: t(key), key, chalk: slip.chalk };
      }
      return {
        title: t("coach-other-title"),
        text: t("coach-other", { step: t(`${own}-title`) }),
        key: "other",
        chalk: [],
      };
    }
    if (this.#cannot) return this.#cannot;
    const waits = !this.reads && !this.answer && !this.#asked;
    if (waits && step.answers.every(({ at }) => at < this.course.stood))
      return { title: t("coach-watch-title"), text: t("coach-watch"), key: "watch", chalk: [] };
    return { title: t(`${own}-title`), text: t(own), key: own, chalk: step.chalk };
  });
  /** The places that lead to the answer, in order. */
  readonly point = $derived.by((): readonly string[] => {
    if (this.astray || this.ended) return [];
    return this.reads && this.step ? [this.step.press] : (this.answer?.point ?? []);
  });
  readonly code = $derived(this.astray || this.ended ? null : (this.answer?.code ?? null));
  /** Where the cross stands on what was pressed and cannot be. */
  readonly crossed = $derived(this.cannot ? this.#pressed : "");

  /** What is done by itself; to be called once, where effects may be made. */
  run(): void {
    $effect(() => {
      const { lesson, at, course } = this;
      if (lesson && !course.free) untrack(() => this.#arrived(lesson, at, course));
    });
    $effect(() => {
      if (this.#left === null) return;
      const slip = this.#slip;
      const strays = untrack(() => this.#strays) + 1;
      this.#strays = strays;
      this.#skipping = "";
      if (strays > 1) return;
      const timer = setTimeout(() => this.setBack(), slip ? SET_BACK_TOLD : SET_BACK);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const { answer, step } = this;
      const skipping = this.#skipping;
      if (skipping === "") return;
      if (answer && step?.key === skipping) this.#play(answer.code);
      else if (step?.key !== skipping) this.#skipping = "";
    });
    $effect(() => {
      void [this.told.key, this.answer?.at];
      this.idle = false;
      const timer = setTimeout(() => (this.idle = true), IDLE);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const { title, text } = this.told;
      if (title && !this.ended) untrack(() => say(`${title}. ${text.replaceAll("*", "")}`));
    });
    $effect(() => {
      void this.#stood;
      this.#cannot = null;
      this.shown = "";
    });
  }

  /** Another step is open, or the lesson is over. */
  #arrived(lesson: Lesson, at: number, course: Course): void {
    const over = at >= lesson.steps.length;
    const first = this.#last < 0;
    if (at !== this.#last) this.#strays = 0;
    this.#last = at;
    // Whoever comes to a table that has gone on since finds one like any other.
    if (first && course.stood > (lesson.steps.at(-1)?.stop ?? 0)) this.closed = true;
    else if (over) this.ended = true;
    if (!this.closed)
      keepProgress(this.id, { table: this.#source().table.id, step: over ? 0 : at, ...(over ? { done: true } : {}) });
  }

  /** A press anywhere at the table: true when it is hers, and nobody else is to have it. */
  pressed(event: Event): boolean {
    const place = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-key], [data-seat]") : null;
    const key = place?.dataset.key ?? "";
    this.#pressed = key;
    if (this.reads && key && key === this.step?.press) {
      this.read();
      return true;
    }
    if (place?.classList.contains("lit")) this.#cannot = null;
    return false;
  }
  /** A step that is read goes on. */
  read(): void {
    if (this.step && this.reads) this.#read = [...this.#read, this.step.key];
  }

  /** An action that is barred was pressed: she says why. "" , for the question says nothing more. */
  async why(action: string): Promise<string> {
    const { table, why } = this.#source();
    const { step, id } = this;
    const [sentence, verdict] = await Promise.all([why(action), api.verdict(table.id, action).catch(() => null)]);
    if (!step || verdict?.kind !== "illegal") return sentence;
    const slip = step.mistakes.find(({ key }) => key === verdict.mistake);
    const key = slip ? wordsOf(id, step.key, slip.key) : "";
    this.#cannot = {
      title: slip ? t(`${key}-title`) : t("coach-cannot"),
      text: slip
        ? t(key)
        : `${(sentence || t("coach-not-here")).replace(/ [A-Z]+\d+(\.\d+)?$/, "")}\n\n${t("coach-nothing")}`,
      key: key || `cannot ${action}`,
      chalk: slip?.chalk ?? [],
    };
    return "";
  }

  /** One answer after the other: the same again is another answer here, not one pressed twice. */
  #play(code: number): void {
    this.#playing = this.#playing.then(() => this.#live.act(code));
  }
  setBack(): void {
    const { left, stood } = this.course;
    const { table } = this.#source();
    if (left === null) return;
    // Whoever was asked there has answered since.
    const seat = this.lesson?.steps.flatMap(({ answers }) => answers).find(({ at }) => at === left)?.seat ?? table.eyes;
    // What all were told of goes back too, for the one person who is here.
    void this.#live.send(() =>
      table.undo.free > 0
        ? api.undo(table.id, seat, table.version, stood - left)
        : api.takeback(table.id, seat, table.version),
    );
  }
  async playFreely(): Promise<void> {
    const { table } = this.#source();
    if (await this.#live.send(() => api.leaveLesson(table.id))) this.closed = true;
  }

  /** Runs the answer as a ghost and sets it back; pressed again, it is played. */
  async show(): Promise<void> {
    if (this.reads) return this.read();
    const { answer } = this;
    if (!answer) return;
    if (this.shown === "shown") return this.#play(answer.code);
    this.shown = "ghost";
    this.#cannot = null;
    const { root } = this.#source();
    const place = [...answer.point]
      .reverse()
      .map((key) => find(root, key))
      .find((one) => one !== null);
    const button = root?.querySelector(`[data-choice="${answer.code}"]`);
    const over = (button ?? place) as Element | null;
    over?.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    await new Promise((resolve) => setTimeout(resolve, GHOST));
    over?.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
    if (this.answer === answer) this.shown = "shown";
  }
  /** The rest of the step is played for the learner. */
  skip(): void {
    if (this.reads) this.read();
    else if (this.astray) this.setBack();
    else this.#skipping = this.step?.key ?? "";
  }
}

/** The element of a place: what is drawn at a key, a seat ("seat-0"), an answer of the question
 * by its name ("choice-lay"), or the question ("question"). */
export function find(root: HTMLElement | undefined, key: string): Element | null {
  const [, kind, name] = key.match(/^(seat|choice)-(.+)$/) ?? [];
  const all = kind
    ? root?.querySelectorAll(`[data-${kind}="${CSS.escape(name ?? "")}"]`)
    : key === "question"
      ? root?.querySelectorAll(".prompt")
      : root?.querySelectorAll(`[data-key="${CSS.escape(key)}"]`);
  return [...(all ?? [])].find((one) => one.getBoundingClientRect().width > 0) ?? null;
}
