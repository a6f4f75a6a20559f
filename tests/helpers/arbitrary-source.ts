import fc from 'fast-check';
import type { QuestionSource } from '../../src/engine/compile/question-source.ts';
import type { QuestionnaireSource, SectionSource } from '../../src/engine/compile/source.ts';
import { arbitraryTypes } from './arbitrary-types.ts';

/** Ids without _, so that no question has the id of an option's text. */
const names = (min: number, max: number) =>
  fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/), { minLength: min, maxLength: max });

const question: fc.Arbitrary<QuestionSource> = fc.oneof(
  ...Object.values(arbitraryTypes).map(({ source }) => source),
);

/** A checklist of one or two sections with questions of every type, as an editor might write it. */
export function arbitrarySource(): fc.Arbitrary<QuestionnaireSource> {
  return names(2, 8)
    .chain((ids) =>
      fc.tuple(
        fc.constant(ids),
        fc.array(question, { minLength: ids.length, maxLength: ids.length }),
        fc.subarray(ids),
      ),
    )
    .chain(([ids, questions, needed]) =>
      fc.integer({ min: 1, max: ids.length - 1 }).map((cut) => toSource(ids, questions, needed, cut)),
    );
}

function toSource(
  ids: readonly string[],
  questions: readonly QuestionSource[],
  needed: readonly string[],
  cut: number,
): QuestionnaireSource {
  const section = (from: number, to: number): SectionSource => ({
    type: 'object',
    title: 'Section',
    properties: Object.fromEntries(ids.slice(from, to).map((id, index) => [id, questions[from + index]!])),
    required: ids
      .slice(from, to)
      .filter((id, index) => needed.includes(id) && questions[from + index]!.type !== 'boolean'),
  });
  return {
    id: 'generated',
    schema: {
      title: 'Generated',
      'x-questionnaire': { kind: 'checklist', version: 1, page: '/coineval', order: 1, reward: 5 },
      properties: { first: section(0, cut), second: section(cut, ids.length) },
    },
    ui: {},
    released: { versions: {} },
  };
}
