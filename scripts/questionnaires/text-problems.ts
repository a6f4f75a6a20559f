import { isRecord } from '../../src/lib/is-record.ts';
import { dropHidden } from '../../src/lib/drop-hidden.ts';
import type { Checked } from './checked.ts';
import { errorAt, warningAt, type JsonFile, type JsonPath } from './json-file.ts';
import type { Problem } from './problem.ts';
import { templateTexts } from './template-texts.ts';

interface WrittenText {
  readonly text: string;
  readonly path: JsonPath;
}

export function textProblems({ schemaFile, uiFile }: Checked): readonly Problem[] {
  return [schemaFile, uiFile].flatMap((file) =>
    listTexts(file.value).flatMap((one) => [
      ...characterProblems(one, file),
      ...titleProblems(one, file),
      ...templateProblems(one, file),
    ]),
  );
}

function listTexts(value: unknown, path: JsonPath = []): readonly WrittenText[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value)) return value.flatMap((one, index) => listTexts(one, [...path, index]));
  return isRecord(value) ? Object.entries(value).flatMap(([key, one]) => listTexts(one, [...path, key])) : [];
}

function characterProblems({ text, path }: WrittenText, file: JsonFile): readonly Problem[] {
  // A text of the interface has one direction.
  const turned = /\p{Bidi_Control}/u.exec(text)?.[0];
  const straight = text.replaceAll(/\p{Bidi_Control}/gu, '');
  const unseen = findHidden(straight);
  // Safe to print: a terminal would follow the characters that change its direction.
  const title = dropHidden(straight);
  return [
    ...(turned === undefined ? [] : [errorAt(file, path, 'text-direction', { sign: toCode(turned), title })]),
    ...(unseen === undefined ? [] : [errorAt(file, path, 'text-invisible', { sign: toCode(unseen), title })]),
    ...findFalseLetters(straight).map((one) => warningAt(file, path, 'text-mixed-letters', one)),
  ];
}

/** Texts of one line, shown as they are. */
const titleKeys: readonly JsonPath[number][] = ['title', 'low', 'high', 'lede', 'group', 'words'];

function titleProblems({ text, path }: WrittenText, file: JsonFile): readonly Problem[] {
  if (!titleKeys.includes(path.at(-1) ?? '')) return [];
  const markup = /\*\*|__|`|\]\(/.exec(text)?.[0];
  return [
    ...(/[\n\r]/.test(text.trim()) ? [warningAt(file, path, 'title-line-break', {})] : []),
    ...(markup === undefined ? [] : [warningAt(file, path, 'text-markup', { markup })]),
  ];
}

/** The first invisible character. Tabs are allowed, and a soft hyphen in a long word. */
function findHidden(text: string): string | undefined {
  const all = Array.from(text.replaceAll(/[\t\u00AD]/g, ' '));
  const shown = Array.from(dropHidden(all.join('')));
  return all.find((sign, index) => sign !== shown[index]);
}

/** Letters of scripts that partly look like Latin ones. */
const ofOtherScripts =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u;

const looksLatin =
  /[АВЕЅІЈКМНОРСТУХԚԜҮаесԁһіјӏорԛѕԝухүΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγινορσυՕԼՏՍօոսհցզ\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}\p{M}]/u;

/**
 * Words with letters that look Latin and are not: of another script beside Latin ones, of another script alone where no
 * word of the text is really of that script, or a form of a Latin letter such as a mathematical one.
 */
function findFalseLetters(text: string) {
  const words = Array.from(text.matchAll(/[\p{Alphabetic}\p{M}\p{Nd}]+/gu), ([word]) => word);
  const isForeign = (word: string) => ofOtherScripts.test(word) && !/\p{Script=Latin}/u.test(word);
  // A single Greek letter is a symbol.
  const foreign = words.filter((word) => isForeign(word) && !/^\p{Script=Greek}$/u.test(word));
  const isDisguise = foreign.every((word) => Array.from(word).every((letter) => looksLatin.test(letter)));
  return words.flatMap((word) => {
    const isOpen = isForeign(word) && !(isDisguise && foreign.includes(word));
    const letters = Array.from(word).filter(
      (letter) => isFormOfLatin(letter) || (!isOpen && ofOtherScripts.test(letter)),
    );
    return letters.length === 0 ? [] : [{ word, letters: [...new Set(letters)].map(toCode).join(', ') }];
  });
}

/** Full-width, mathematical and circled letters and digits, and ligatures; no ordinal signs. */
function isFormOfLatin(letter: string): boolean {
  return (
    /[[\p{Alphabetic}\p{Nd}]--[\p{ASCII}\p{Lm}\p{Lo}]]/v.test(letter) &&
    /^[a-z0-9]+$/i.test(letter.normalize('NFKC'))
  );
}

function toCode(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function templateProblems({ text, path }: WrittenText, file: JsonFile): readonly Problem[] {
  return Object.values<string>(templateTexts).includes(text)
    ? [warningAt(file, path, 'text-left-from-template', { title: text })]
    : [];
}
