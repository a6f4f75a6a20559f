import { conditionSentences } from './conditions.ts';
import { contentSentences } from './content.ts';
import { evidenceSentences } from './evidence.ts';
import { fileSentences } from './files.ts';
import { formatSentences } from './format.ts';
import { jsonSentences } from './json.ts';
import { questionSentences } from './questions.ts';
import { releaseSentences } from './releases.ts';
import { senseSentences } from './sense.ts';

/**
 * One sentence for each code, by area; a code occurs in one area only. A name in braces stands for a value of the
 * finding's data; a function makes a sentence whose words depend on it.
 */
const sentences = {
  ...fileSentences,
  ...jsonSentences,
  ...formatSentences,
  ...questionSentences,
  ...contentSentences,
  ...conditionSentences,
  ...evidenceSentences,
  ...releaseSentences,
  ...senseSentences,
};

type NamesIn<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type DataByCode = {
  readonly [C in keyof typeof sentences]: (typeof sentences)[C] extends infer Sentence
    ? Sentence extends string
      ? Readonly<Record<NamesIn<Sentence>, string | number>>
      : Sentence extends (data: infer Data extends object) => string
        ? Data
        : never
    : never;
};

export type Code = keyof DataByCode;

export type DataOf<C extends Code> = DataByCode[C];

const table: { readonly [C in Code]: string | ((data: DataByCode[C]) => string) } = sentences;

/** What is wrong, without its place. */
export interface Finding {
  readonly code: Code;
  readonly data: object;
  readonly sentence: string;
}

export function find<C extends Code>(code: C, data: DataOf<C>): Finding {
  const sentence = table[code];
  const words = typeof sentence === 'string' ? fill(sentence, data) : sentence(data);
  // The name of a section may begin it.
  return { code, data, sentence: words.replace(/^the /, 'The ') };
}

function fill(sentence: string, data: object): string {
  const values = new Map<string, unknown>(Object.entries(data));
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values.get(name)));
}
