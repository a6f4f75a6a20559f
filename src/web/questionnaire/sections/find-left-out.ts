import { isAnswered } from '../../../engine/answers.ts';
import type { Written } from '../../../engine/content.ts';
import type { Section } from '../../../engine/questionnaire.ts';
import type { Asked } from '../../../engine/visibility.ts';

/**
 * The questions that are not offered first. Offered first are key questions, required ones, ones with an answer or a
 * note, and the texts of their options.
 */
export function findLeftOut({ questions }: Section, { answers, notes }: Written): Asked {
  const leftOut = new Set<string>();
  for (const { id, quick, required, ownTextOf } of questions) {
    const isFirst = quick ?? required ?? (isAnswered(answers[id]) || notes[id]);
    if (!isFirst && (!ownTextOf || leftOut.has(ownTextOf.question))) leftOut.add(id);
  }
  return leftOut;
}
