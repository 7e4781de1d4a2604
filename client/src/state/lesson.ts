/** Where a lesson stands, from its steps and the moves that were played: no page, nothing kept. */
import type { Course, Lesson } from "../api";

export type Step = Lesson["steps"][number];
export type Answer = Step["answers"][number];

/** The step that is open: of those that begin here the first that is still to be read, else the one that is played; the
 * number of steps at the end. */
export function stepAt(lesson: Lesson, stood: number, read: readonly string[]): number {
  const { steps } = lesson;
  // What comes after its last move is no part of it: others may play on while its last step is read.
  const last = steps.at(-1)?.stop ?? 0;
  const here = Math.min(stood, last);
  const reading = steps.findIndex(
    (step) => step.stop === step.start && step.start === here && !read.includes(step.key),
  );
  if (here === last) return reading < 0 ? steps.length : reading;
  const played = steps.findLastIndex((step) => step.start <= here && here < step.stop);
  return reading >= 0 && reading < played ? reading : played;
}

/** What is expected now, if the learner is asked and has not left the script. */
export const answerAt = (step: Step | undefined, course: Course, asked: boolean): Answer | undefined =>
  asked && course.left === null && !course.free ? step?.answers.find(({ at }) => at === course.stood) : undefined;

/** The key of the words of a step, or of a mistake in it. */
export const wordsOf = (lesson: string, step: string, mistake = ""): string =>
  mistake ? `lesson-${lesson}-${step}-${mistake}` : `lesson-${lesson}-${step}`;

/** What she says as paragraphs of pieces; every other piece stands out. */
export const paragraphs = (text: string): string[][] => text.split(/\n\s*\n/).map((part) => part.split("*"));
