/** What is foretold of a line: shown at once, taken back by a refusal, replaced by what the server says. */
import { describe, expect, test } from "vitest";
import { stepOf } from "../board/pieces";
import type { Foretold } from "./ahead";
import { Drawing } from "./drawing.svelte";
import type { MapView, Next, Option } from "./view";

const option = (code: number, text: string): Option => ({ code, text, verb: text.split(" ")[0] ?? "", args: [] });
const [BACK, FINISH] = [option(900, "back"), option(901, "finish")];
const CARDS = [{ card: "S1", cost: 0, x: 0, y: 0, turned: false }];

/** One long corridor: after n steps the only way on is number n. */
const nextOf = (n: number): Next[] => [{ ...stepOf({ at: `S1.j${n}`, points: n }), code: n, group: 0, state: 0 }];
const textsOf = (n: number): string[] => Array.from({ length: n }, (_, i) => (i ? `walk S1.j${i}` : "start S1 T"));
const wayOn = (n: number): Option => option(n, `walk S1.j${n}`);
const lastOf = (n: number) => ({ ...stepOf({ at: `S1.j${n - 1}`, points: n - 1 }), gains: [], counts: {}, tokens: {} });
const foretold = (n: number): Foretold =>
  ({ steps: textsOf(n), last: lastOf(n), end: "stop", next: nextOf(n), barred: [], options: [wayOn(n)] }) as never;
const viewOf = (n: number, round = 1): MapView =>
  ({
    version: n,
    round,
    seat: 0,
    actors: [0],
    question: { step: "Explore", actor: 0, rules: [] },
    options: [wayOn(n), BACK, FINISH],
    players: [
      {
        dungeon: {
          cards: CARDS,
          path: { steps: textsOf(n), trace: Array.from({ length: n }, (_, i) => lastOf(i + 1)), end: "stop" },
          next: nextOf(n),
          barred: [],
        },
      },
    ],
  }) as unknown as MapView;
const turns = () => new Promise((done) => setTimeout(done));

/** A table at the end of a line: answers of the server and of whoever foretells come when they are let go. */
function table({ depth = 2, wrong = false } = {}) {
  let view = $state.raw(viewOf(1));
  let drawn = 1;
  const sent: number[][] = [];
  const asked: number[] = [];
  const said: string[] = [];
  let refuses = false;
  const answers: (() => void)[] = [];
  const tellings: (() => void)[] = [];
  const drawing = new Drawing(() => ({
    view,
    onchoose: (code: number | number[]) => {
      const codes = [code].flat();
      sent.push(codes);
      return new Promise<boolean>((done) =>
        answers.push(() => {
          if (refuses) {
            said.push("no");
            done(false);
            return;
          }
          for (const one of codes) drawn += one === 900 ? -1 : 1;
          view = viewOf(drawn);
          drawing.learn();
          done(true);
        }),
      );
    },
    foretell: (_, steps) => {
      asked.push(steps.length);
      return new Promise((done) =>
        tellings.push(() =>
          done(
            Array.from({ length: depth + 1 }, (_, i) => {
              const n = steps.length + i;
              return wrong ? { ...foretold(n), next: foretold(n + 5).next } : foretold(n);
            }),
          ),
        ),
      );
    },
  }));
  drawing.learn();
  const answer = async () => {
    answers.shift()?.();
    await turns();
  };
  const tell = async () => {
    await turns();
    for (const one of tellings.splice(0)) one();
    await turns();
  };
  const press = () =>
    drawing.press(() => {
      const [next] = drawing.position.next;
      if (next) drawing.step(next);
    });
  const refuse = () => {
    refuses = true;
  };
  const seen = () => [drawing.position.steps.length, drawing.position.sure, drawing.position.foretold ?? false];
  return { drawing, sent, asked, said, answer, tell, press, refuse, seen };
}

describe("a line that is foretold", () => {
  test("shows a step and the ways on from it at once; what the server says takes its place", async () => {
    const { drawing, asked, press, tell, answer, seen } = table();
    await tell();
    expect(asked).toEqual([1]);
    press();
    expect(seen()).toEqual([2, true, true]);
    expect(drawing.position.trace.map(({ points }) => points)).toEqual([0, 1]);
    expect(drawing.position.next).toEqual(nextOf(2));
    expect(drawing.options.map(({ code }) => code)).toEqual([2, 900, 901]);
    await answer();
    expect(seen()).toEqual([2, true, false]);
  });

  test("ten presses before any answer are drawn, and sent in their order, none twice and none lost", async () => {
    const { sent, press, tell, answer, seen } = table();
    await tell();
    for (let i = 0; i < 10; i++) press();
    // Two steps were known: the others wait until they are.
    expect(seen()).toEqual([4, false, false]);
    for (let i = 0; i < 6; i++) await tell();
    expect(seen()).toEqual([11, true, true]);
    await answer();
    await answer();
    expect(sent).toEqual([[1], [2, 3, 4, 5, 6, 7, 8, 9, 10]]);
    expect(seen()).toEqual([11, true, false]);
  });

  test("without anybody who foretells, presses wait for the server and none is lost", async () => {
    const { sent, press, answer, seen } = table();
    for (let i = 0; i < 4; i++) press();
    expect(seen()).toEqual([2, false, false]);
    for (let i = 0; i < 4; i++) await answer();
    expect(sent).toEqual([[1], [2], [3], [4]]);
    expect(seen()).toEqual([5, true, false]);
  });

  test("a refusal takes back all that was shown ahead, with one sentence, and nothing more is sent", async () => {
    const { sent, said, press, tell, answer, refuse, seen } = table({ depth: 3 });
    await tell();
    refuse();
    for (let i = 0; i < 6; i++) press();
    await answer();
    expect(seen()).toEqual([1, true, false]);
    await tell();
    await answer();
    expect([sent, said]).toEqual([[[1]], ["no"]]);
    expect(seen()).toEqual([1, true, false]);
  });

  test("a step is taken back in between: what was not sent is not, a press that waits is forgotten first", async () => {
    const { drawing, sent, press, tell, answer, seen } = table();
    await tell();
    press();
    press();
    drawing.undo();
    expect(seen()).toEqual([2, true, true]);
    press();
    press();
    press();
    expect(seen()[0]).toBe(4);
    drawing.undo();
    await tell();
    expect(seen()).toEqual([4, true, true]);
    await answer();
    await answer();
    expect(sent).toEqual([[1], [2, 3]]);
    expect(seen()).toEqual([4, true, false]);
  });

  test("who foretells what is not so is believed no more", async () => {
    const { asked, press, tell, answer, seen } = table({ wrong: true });
    await tell();
    press();
    expect(seen()).toEqual([2, true, true]);
    await answer();
    expect(seen()).toEqual([2, true, false]);
    const before = asked.length;
    press();
    expect(seen()).toEqual([3, false, false]);
    await answer();
    expect([asked.length, seen()]).toEqual([before, [3, true, false]]);
  });
});
