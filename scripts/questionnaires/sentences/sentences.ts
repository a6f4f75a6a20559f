import { conditionSentences } from './conditions.ts';
import { contentSentences } from './content.ts';
import { evidenceSentences } from './evidence.ts';
import { fileSentences } from './files.ts';
import { formatSentences } from './format.ts';
import { jsonSentences } from './json.ts';
import { questionSentences } from './questions.ts';
import { releaseSentences } from './releases.ts';

/** One sentence for each code, by area; a code occurs in one area only. */
const tables = {
  ...fileSentences,
  ...jsonSentences,
  ...formatSentences,
  ...questionSentences,
  ...contentSentences,
  ...conditionSentences,
  ...evidenceSentences,
  ...releaseSentences,
};

type DataByCode = {
  readonly [C in keyof typeof tables]: Parameters<(typeof tables)[C]> extends [infer Data extends object]
    ? Data
    : object;
};

export type Code = keyof DataByCode;

export type DataOf<C extends Code> = DataByCode[C];

export const sentences: { readonly [C in Code]: (data: DataByCode[C]) => string } = tables;

/** What is wrong, without its place. */
export interface Finding {
  readonly code: Code;
  readonly data: object;
  readonly sentence: string;
}

export function find<C extends Code>(code: C, data: DataOf<C>): Finding {
  return { code, data, sentence: sentences[code](data) };
}
