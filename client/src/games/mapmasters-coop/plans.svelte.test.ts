/** A plan that is drawn shows each step at once where it was foretold; what the server says takes its place. */
import { expect, test } from "vitest";
import type { Mark, StudyParams } from "../contract";
import { Plans, REST_MS, type Told } from "./plans.svelte";
import type { CoopView } from "./view";

const view = {
  phase: "play",
  cells: [],
  legs: [],
  mission: { blocked: [] },
  groups: [{ group: "blue", stage: "start", spot: "A1.T" }],
  codes: { begin: { blue: 90 }, enter: 91, fairy: {}, no_fairy: 92 },
} as unknown as CoopView;
const BACK = 80;
const rest = () => new Promise((done) => setTimeout(done, REST_MS + 20));
/** After any codes the one way on is their number. */
const plan = (codes: number[], at: string): Told =>
  ({ group: "blue", codes, refused: null, conflict: null, steps: [], at, next: [{ code: codes.length + 1 }] }) as never;

/** `path`: it is drawn in the game itself, not as a plan. */
function table({ path = false } = {}) {
  let marks = $state.raw<Mark[]>([]);
  let walked = $state.raw<number[]>([]);
  const played: { codes: number[]; done: (taken: boolean) => void }[] = [];
  const asked: StudyParams[] = [];
  const answers: (() => void)[] = [];
  const plans = new Plans(() => ({
    view,
    marks,
    path: path ? { group: "blue" as const, codes: walked } : null,
    onplay: (code) => new Promise((done) => played.push({ codes: [code].flat(), done })),
    onmark: (kind, key, value) => {
      marks = [{ kind, key, seat: 0, value: [...(value ?? [])] }];
    },
    onstudy: (_, params) => {
      asked.push(params);
      const codes = (params.steps as number[]).slice(1);
      const ahead = params.ahead ? [codes.length + 1, codes.length + 2] : [];
      return new Promise((done) =>
        answers.push(() =>
          done({
            tried: [],
            plans: [plan(codes, "told")],
            ahead: ahead.map((last, i) => plan([...codes, ...ahead.slice(0, i), last], "foretold")),
          } as never),
        ),
      );
    },
  }));
  const answer = async () => {
    for (const one of answers.splice(0)) one();
    await new Promise((done) => setTimeout(done));
  };
  /** The table takes the action that has come, or refuses it. */
  const play = async (taken = true) => {
    await rest();
    const { codes, done } = played.shift() ?? { codes: [], done: () => {} };
    for (const code of taken ? codes : []) walked = code === BACK ? walked.slice(0, -1) : [...walked, code];
    done(taken);
    await new Promise((done) => setTimeout(done));
    return codes;
  };
  const shown = () => [plans.line("blue")?.codes, plans.line("blue")?.at, plans.sure];
  return { plans, asked, answer, play, shown };
}

test("steps show before they are answered, one after the other, and are taken back at once", async () => {
  const { plans, asked, answer, shown } = table();
  plans.open("blue");
  void plans.ask();
  await answer();
  expect(asked).toEqual([{ steps: [90], ahead: "blue" }]);
  expect(shown()).toEqual([[], "told", true]);
  plans.extend(1);
  expect(shown()).toEqual([[1], "foretold", false]);
  plans.extend(2);
  expect(shown()).toEqual([[1, 2], "foretold", false]);
  plans.back();
  expect(shown()).toEqual([[1], "foretold", false]);
  plans.back();
  expect(shown()).toEqual([[], "told", true]);
  plans.extend(1);
  void plans.ask();
  await answer();
  expect(shown()).toEqual([[1], "told", true]);
});

test("a way on from a line of before is not drawn on one that nobody has told of yet", async () => {
  const { plans, answer, shown } = table();
  plans.open("blue");
  void plans.ask();
  await answer();
  for (const code of [1, 2, 3, 3, 3]) plans.extend(code);
  expect(plans.codes.get("blue")).toEqual([1, 2, 3]);
  void plans.ask();
  await answer();
  expect(shown()).toEqual([[1, 2, 3], "told", true]);
});

test("a path in the game shows its steps at once, and what is pressed meanwhile follows as one deed", async () => {
  const { plans, asked, answer, play, shown } = table({ path: true });
  void plans.ask();
  await answer();
  expect(asked).toEqual([{ steps: [90], ahead: "blue" }]);
  expect([plans.path?.at, plans.going]).toEqual(["told", false]);
  plans.walk(1);
  expect(shown()).toEqual([[1], "foretold", false]);
  expect([plans.path?.codes, plans.going]).toEqual([[1], true]);
  await rest();
  plans.walk(2);
  plans.unwalk(() => BACK);
  expect(plans.path?.codes).toEqual([1]);
  plans.unwalk(() => BACK);
  plans.walk(1);
  plans.walk(2);
  expect(plans.path?.codes).toEqual([1, 2]);
  expect([await play(), await play(), await play()]).toEqual([[1], [BACK, 1, 2], []]);
});

/** A path whose first step is on its way, and whose second is not sent yet. */
async function walking() {
  const it = table({ path: true });
  void it.plans.ask();
  await it.answer();
  it.plans.walk(1);
  await rest();
  it.plans.walk(2);
  return it;
}

test("a step of a path that is refused is taken back, with all that were to come after it", async () => {
  const { plans, play } = await walking();
  expect(plans.path?.codes).toEqual([1, 2]);
  expect([await play(false), await play()]).toEqual([[1], []]);
  expect([plans.codes.get("blue"), plans.path?.codes, plans.going]).toEqual([[], [], false]);
});

test("a path that is given up waits for the steps on their way, and drops those that are not sent", async () => {
  const { plans, play } = await walking();
  let dropped = false;
  const dropping = plans.drop().then(() => {
    dropped = true;
  });
  await new Promise((done) => setTimeout(done));
  expect(dropped).toBe(false);
  expect(await play()).toEqual([1]);
  await dropping;
  expect([await play(), plans.going]).toEqual([[], false]);
});
