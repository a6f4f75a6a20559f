import type { Slip } from './slip.ts';

/** What other languages, and word processors, write for a sign of JSON. */
const signs: Readonly<Record<string, string>> = { '=': ':', ';': ',', '，': ',', '：': ':' };

const words: Readonly<Record<string, string>> = {
  True: 'true',
  TRUE: 'true',
  False: 'false',
  FALSE: 'false',
  yes: 'true',
  no: 'false',
};

/** What is said of a number that JSON does not write so. */
export const wrongNumber = 'This is no number; write it as 5 or 0.5, without a zero or a + before it.';

/** What stands where JSON has no such sign or word. */
export function explainSymbol(text: string, offset: number): Slip {
  if (/^[+.]\.?\d/.test(text.slice(offset))) return { offset, sentence: wrongNumber };
  return (
    explainSign(text, offset) ??
    explainQuote(text, offset) ??
    explainWord(text, offset) ?? {
      offset,
      sentence: `The ${JSON.stringify(text[offset])} here belongs to nothing; a text stands in quotation marks, and a comma between two entries.`,
    }
  );
}

function explainSign(text: string, offset: number): Slip | undefined {
  const sign = text[offset] ?? '';
  const meant = signs[sign];
  if (meant !== undefined) {
    const sentence = `There is a ${sign} where a ${meant} belongs.`;
    return { offset, sentence, edit: { offset, length: 1, content: meant } };
  }
  if (sign === '#') {
    return {
      offset,
      sentence: 'A comment begins with //, not with #.',
      edit: { offset, length: 1, content: '//' },
    };
  }
  if (/[\u200b-\u200f\u2060\ufeff\u00ad]/.test(sign)) {
    return {
      offset,
      sentence: 'There is an invisible character here; delete it.',
      edit: { offset, length: 1, content: '' },
    };
  }
  return undefined;
}

function explainQuote(text: string, offset: number): Slip | undefined {
  const line = text.slice(offset).split('\n', 1)[0] ?? '';
  const curly = /^[\u201c\u201d\u201e](?<inside>.*?)[\u201c\u201d"](?=\s*[,:}\]]|\s*$)/.exec(line);
  if (curly) return quoted(curly, offset, 'These quotation marks are curly; write straight ones: ".');
  const single = /^['\u2018\u2019`](?<inside>.*?)['\u2018\u2019`](?=\s*[,:}\]]|\s*$)/.exec(line);
  if (single) return quoted(single, offset, `A text stands in double quotation marks, not in ${line[0]}.`);
  return undefined;
}

function quoted(found: RegExpExecArray, offset: number, sentence: string): Slip {
  const content = `"${(found.groups?.['inside'] ?? '').replaceAll(/(?<!\\)"/g, '\\"')}"`;
  return { offset, sentence, edit: { offset, length: found[0].length, content } };
}

function explainWord(text: string, offset: number): Slip | undefined {
  const word = /^[\w.$-]+/.exec(text.slice(offset))?.[0];
  if (word === undefined) return undefined;
  const after = text.slice(offset + word.length);
  if (text[offset - 1] === '"' || /^[^\n:,{}[\]]*"/.test(after)) {
    return {
      offset,
      sentence:
        'A quotation mark inside a text is written \\", or as a curly one; or the text lacks its first.',
    };
  }
  const edit = (content: string) => ({ offset, length: word.length, content });
  const meant = words[word];
  if (meant !== undefined) return { offset, sentence: `Write ${meant}, not ${word}.`, edit: edit(meant) };
  if (/^(?:None|null|undefined|NaN|Infinity)$/.test(word))
    return { offset, sentence: `${word} is no value here; delete the key, or write what it should say.` };
  if (/^[^\S\n]*(?:[:,}\]\n]|$)/.test(after)) {
    return { offset, sentence: `Write ${word} in quotation marks: "${word}".`, edit: edit(`"${word}"`) };
  }
  return { offset, sentence: `The words from ${word} on need quotation marks around them.` };
}
