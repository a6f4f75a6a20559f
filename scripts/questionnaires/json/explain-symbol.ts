import { find, type Finding } from '../sentences/sentences.ts';
import type { Slip } from './slip.ts';

/** Signs that other languages, and word processors, use for a sign of JSON. */
const signs: Readonly<Record<string, string>> = { '=': ':', ';': ',', '，': ',', '：': ':' };

const words: Readonly<Record<string, string>> = {
  True: 'true',
  TRUE: 'true',
  False: 'false',
  FALSE: 'false',
  yes: 'true',
  no: 'false',
};

export function explainSymbol(text: string, offset: number): Slip {
  if (/^[+.]\.?\d/.test(text.slice(offset))) return { offset, fault: find('json-number-wrong', {}) };
  return (
    explainSign(text, offset) ??
    explainQuote(text, offset) ??
    explainWord(text, offset) ?? {
      offset,
      fault: find('json-sign-stray', { sign: text[offset] }),
    }
  );
}

function explainSign(text: string, offset: number): Slip | undefined {
  const sign = text[offset] ?? '';
  const meant = signs[sign];
  if (meant !== undefined) {
    const fault = find('json-sign-other', { sign, meant });
    return { offset, fault, edit: { offset, length: 1, content: meant } };
  }
  if (sign === '#') {
    return {
      offset,
      fault: find('json-comment-hash', {}),
      edit: { offset, length: 1, content: '//' },
    };
  }
  if (/[\u200b-\u200f\u2060\ufeff\u00ad]/.test(sign)) {
    return {
      offset,
      fault: find('json-invisible', {}),
      edit: { offset, length: 1, content: '' },
    };
  }
  return undefined;
}

function explainQuote(text: string, offset: number): Slip | undefined {
  const line = text.slice(offset).split('\n', 1)[0] ?? '';
  const curly = /^[\u201c\u201d\u201e](?<inside>.*?)[\u201c\u201d"](?=\s*[,:}\]]|\s*$)/.exec(line);
  if (curly) return quoted(curly, offset, find('json-text-curly', {}));
  const single = /^['\u2018\u2019`](?<inside>.*?)['\u2018\u2019`](?=\s*[,:}\]]|\s*$)/.exec(line);
  if (single) return quoted(single, offset, find('json-text-single', { sign: line.slice(0, 1) }));
  return undefined;
}

function quoted(found: RegExpExecArray, offset: number, fault: Finding): Slip {
  const content = `"${(found.groups?.['inside'] ?? '').replaceAll(/(?<!\\)"/g, '\\"')}"`;
  return { offset, fault, edit: { offset, length: found[0].length, content } };
}

function explainWord(text: string, offset: number): Slip | undefined {
  const word = /^[\w.$-]+/.exec(text.slice(offset))?.[0];
  if (word === undefined) return undefined;
  const after = text.slice(offset + word.length);
  if (text[offset - 1] === '"' || /^[^\n:,{}[\]]*"/.test(after)) {
    return { offset, fault: find('json-quote-inside', {}) };
  }
  const edit = (content: string) => ({ offset, length: word.length, content });
  const meant = words[word];
  if (meant !== undefined)
    return { offset, fault: find('json-word-other', { word, meant }), edit: edit(meant) };
  if (/^(?:None|null|undefined|NaN|Infinity)$/.test(word))
    return { offset, fault: find('json-word-no-value', { word }) };
  if (/^[^\S\n]*(?:[:,}\]\n]|$)/.test(after)) {
    return { offset, fault: find('json-word-unquoted', { word }), edit: edit(`"${word}"`) };
  }
  return { offset, fault: find('json-words-unquoted', { word }) };
}
