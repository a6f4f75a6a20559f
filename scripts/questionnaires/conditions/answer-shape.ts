import type { TestWords } from '../../../src/engine/conditions.ts';
import type { QuestionSource } from '../../../src/engine/compile/question-source.ts';

/** The kind of answer that a question's JSON Schema takes, as far as conditions distinguish it. */
export type AnswerShape = 'yesno' | 'option' | 'options' | 'number' | 'day' | 'text' | 'rows';

export const shapes: Readonly<
  Record<AnswerShape, { readonly name: string; readonly words: readonly (keyof TestWords)[] }>
> = {
  yesno: { name: 'answered by yes or no', words: ['const', 'answered'] },
  option: { name: 'answered by one option', words: ['const', 'enum', 'answered'] },
  options: { name: 'answered by several options', words: ['includes', 'answered'] },
  number: {
    name: 'answered by a number',
    words: ['const', 'enum', 'minimum', 'maximum', 'answered'],
  },
  day: { name: 'answered by a day', words: ['const', 'enum', 'minimum', 'maximum', 'answered'] },
  rows: { name: 'answered by rows', words: ['answered'] },
  text: { name: 'answered by a text', words: ['const', 'enum', 'answered'] },
};

export function toAnswerShape(source: QuestionSource): AnswerShape {
  const { type, format, oneOf }: Readonly<Record<string, unknown>> = { ...source };
  if (type === 'boolean') return 'yesno';
  if (type === 'array') return source['x-columns'] ? 'rows' : 'options';
  if (type === 'number' || type === 'integer') return 'number';
  if (oneOf !== undefined) return 'option';
  return format === 'date' ? 'day' : 'text';
}
