import fc from 'fast-check';
import type { Answer, AnswerType } from '../../src/engine/answers/answer-types.ts';
import type { OptionSource, QuestionSource } from '../../src/engine/registry/question-source.ts';

interface ArbitraryType {
  /** A question as an editor might write it. */
  readonly source: fc.Arbitrary<QuestionSource>;
  /** Any answer to a question with these options. */
  readonly answer: (optionIds: readonly string[]) => fc.Arbitrary<Answer>;
}

const options: fc.Arbitrary<readonly OptionSource[]> = fc
  .uniqueArray(fc.stringMatching(/^[a-z0-9][a-z0-9_]{0,8}$/), { minLength: 2, maxLength: 5 })
  .map((ids) => ids.map((id) => ({ const: id, title: `Option ${id}` })));

/** Questions and answers of every type; a type without a row does not compile. */
export const arbitraryTypes = {
  boolean: {
    source: fc.constant({ type: 'boolean', title: 'Yes or no?' }),
    answer: () => fc.constantFrom(true, false, null),
  },
  text: {
    source: fc.constant({ type: 'string', title: 'What?' }),
    answer: () => fc.string({ maxLength: 60, unit: 'grapheme' }).map((text) => text.trim()),
  },
  choice: {
    source: options.map((oneOf) => ({ type: 'string', title: 'Which?', oneOf })),
    answer: (ids) => fc.constantFrom(...ids),
  },
  choices: {
    source: options.map((oneOf) => ({
      type: 'array',
      title: 'Which ones?',
      uniqueItems: true,
      items: { type: 'string', oneOf },
    })),
    answer: (ids) => fc.subarray([...ids]),
  },
} satisfies Record<AnswerType, ArbitraryType>;
