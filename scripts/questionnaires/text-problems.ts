import { optionSources } from '../../src/engine/compile/question-source.ts';
import { uiEntryOf, type QuestionnaireSource } from '../../src/engine/compile/source.ts';
import { dropHidden } from '../../src/lib/drop-hidden.ts';
import type { Checked } from './checked.ts';
import { errorAt, warningAt, type JsonFile, type JsonPath } from './json-file.ts';
import { optionPath, type PlacedSource } from './placed-source.ts';
import type { Problem } from './problem.ts';
import { templateTexts } from './template-texts.ts';

interface ShownText {
  readonly text: string;
  readonly path: JsonPath;
}

export function textProblems(checked: Checked): readonly Problem[] {
  const { schemaFile, uiFile } = checked;
  return [
    ...listShown(checked).flatMap((one) => [
      ...characterProblems(one, schemaFile),
      ...templateProblems(one, schemaFile),
    ]),
    ...listUiTexts(checked.source).flatMap((one) => characterProblems(one, uiFile)),
  ];
}

function listShown({ source: { schema }, questions }: Checked): readonly ShownText[] {
  const { title, 'x-page': page } = schema;
  const texts: { readonly text: string | undefined; readonly path: JsonPath }[] = [
    { text: title, path: ['title'] },
    ...(['title', 'lede', 'group'] as const).map((key) => ({ text: page?.[key], path: ['x-page', key] })),
    ...Object.entries(schema.properties).flatMap(([id, section]) =>
      (['title', 'description'] as const).map((key) => ({
        text: section[key],
        path: ['properties', id, key],
      })),
    ),
    ...questions.filter(({ ownTextOf }) => !ownTextOf).flatMap(listOfQuestion),
  ];
  return texts.flatMap(({ text, path }) => (text === undefined ? [] : [{ text, path }]));
}

function listOfQuestion({ source, path }: PlacedSource) {
  const place = optionPath(source, path);
  const { title, description, 'x-scale': ends, 'x-columns': columns = {} } = source;
  return [
    { text: title, path: [...path, 'title'] },
    { text: description, path: [...path, 'description'] },
    { text: ends?.low, path: [...path, 'x-scale', 'low'] },
    { text: ends?.high, path: [...path, 'x-scale', 'high'] },
    ...Object.entries(columns).map(([id, column]) => ({
      text: column.title,
      path: [...path, 'x-columns', id, 'title'],
    })),
    ...optionSources(source).flatMap((option, index) =>
      (['title', 'description'] as const).map((key) => ({ text: option[key], path: [...place, index, key] })),
    ),
  ];
}

function listUiTexts({ ui }: QuestionnaireSource): readonly ShownText[] {
  return Object.keys(ui)
    .filter((id) => id !== '$schema')
    .flatMap((id) => {
      const { 'ui:placeholder': placeholder, 'ui:options': { evidence = [], lookup = [] } = {} } = uiEntryOf(
        ui,
        id,
      );
      const rules = evidence.map(({ rule }, index) => ({
        text: rule?.words,
        path: [id, 'ui:options', 'evidence', index, 'rule', 'words'],
      }));
      const links = lookup.map(({ title }, index) => ({
        text: title,
        path: [id, 'ui:options', 'lookup', index, 'title'],
      }));
      return [{ text: placeholder, path: [id, 'ui:placeholder'] }, ...rules, ...links];
    })
    .flatMap(({ text, path }) => (text === undefined ? [] : [{ text, path }]));
}

function characterProblems({ text, path }: ShownText, file: JsonFile): readonly Problem[] {
  // A text of the interface has one direction.
  const turned = /\p{Bidi_Control}/u.exec(text)?.[0];
  const straight = text.replaceAll(/\p{Bidi_Control}/gu, '');
  const unseen = findHidden(straight);
  // Safe to print: a terminal would follow the characters that change its direction.
  const title = dropHidden(straight);
  return [
    ...(turned === undefined ? [] : [errorAt(file, path, 'text-direction', { sign: toCode(turned), title })]),
    ...(unseen === undefined
      ? []
      : [warningAt(file, path, 'text-invisible', { sign: toCode(unseen), title })]),
    ...findFalseLetters(straight).map((one) => warningAt(file, path, 'text-mixed-letters', one)),
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

function templateProblems({ text, path }: ShownText, file: JsonFile): readonly Problem[] {
  return Object.values<string>(templateTexts).includes(text)
    ? [warningAt(file, path, 'text-left-from-template', { title: text })]
    : [];
}
