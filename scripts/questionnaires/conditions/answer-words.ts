import type { AnswerType } from '../../../src/engine/answers.ts';
import type { TestWords } from '../../../src/engine/conditions.ts';

interface AnswerWords {
  readonly name: string;
  /** Those with which a condition may look at the answer. */
  readonly words: readonly (keyof TestWords)[];
}

const text: AnswerWords = { name: 'answered by a text', words: ['const', 'enum', 'answered'] };
const compared = ['const', 'enum', 'minimum', 'maximum', 'answered'] as const;
const number: AnswerWords = { name: 'answered by a number', words: compared };

export const answerWords: Readonly<Record<AnswerType, AnswerWords>> = {
  boolean: { name: 'answered by yes or no', words: ['const', 'answered'] },
  choice: { name: 'answered by one option', words: ['const', 'enum', 'answered'] },
  choices: { name: 'answered by several options', words: ['includes', 'minItems', 'answered'] },
  number,
  scale: number,
  money: { name: 'answered by money', words: ['minimum', 'maximum', 'answered'] },
  date: { name: 'answered by a day', words: compared },
  rows: { name: 'answered by rows', words: ['contains', 'minItems', 'answered'] },
  text,
  link: text,
  address: text,
};
