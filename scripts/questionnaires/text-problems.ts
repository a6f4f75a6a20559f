import { optionSources } from '../../src/engine/compile/question-source.ts';
import { uiEntryOf, type QuestionnaireSource } from '../../src/engine/compile/source.ts';
import { errorAt, warningAt, type JsonFile, type JsonPath } from './json-file.ts';
import { optionPath, type PlacedSource } from './placed-source.ts';
import type { Problem } from './problem.ts';
import { templateTexts } from './template-texts.ts';

/** A text that members read, with its place. */
interface ShownText {
  readonly text: string;
  readonly path: JsonPath;
}

/** Characters in what members read that are not what they look like, and words that nobody wrote for them. */
export function textProblems(
  source: QuestionnaireSource,
  questions: readonly PlacedSource[],
  schemaFile: JsonFile,
  uiFile: JsonFile,
): readonly Problem[] {
  return [
    ...listShown(source, questions).flatMap((one) => [
      ...characterProblems(one, schemaFile),
      ...templateProblems(one, schemaFile),
    ]),
    ...listUiTexts(source).flatMap((one) => characterProblems(one, uiFile)),
  ];
}

function listShown(
  { schema }: QuestionnaireSource,
  questions: readonly PlacedSource[],
): readonly ShownText[] {
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

/** Embeddings, overrides, isolates and marks: a text of the interface is written in one direction. */
const turning = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/u;

/** Characters without a look. Joiners belong to some scripts and to emoji, a soft hyphen to long words. */
const invisible = new RegExp(
  [
    '[\\u200B\\u180E\\u2060-\\u2064\\uFEFF\\u115F\\u1160\\u3164\\uFFA0\\u{E0000}-\\u{E007F}]',
    '(?!\\n|\\t)\\p{Cc}',
    '(?<![\\p{Extended_Pictographic}\\p{M}\\p{Emoji_Modifier}\\p{Script=Arabic}\\p{Script=Devanagari}])[\\u200C\\u200D]',
  ].join('|'),
  'u',
);

function characterProblems({ text, path }: ShownText, file: JsonFile): readonly Problem[] {
  const turned = turning.exec(text)?.[0];
  const unseen = invisible.exec(text)?.[0];
  const title = toVisible(text);
  return [
    ...(turned === undefined ? [] : [errorAt(file, path, 'text-direction', { sign: toCode(turned), title })]),
    ...(unseen === undefined
      ? []
      : [warningAt(file, path, 'text-invisible', { sign: toCode(unseen), title })]),
    ...findMixed(text).map((one) => warningAt(file, path, 'text-mixed-letters', one)),
  ];
}

/** Words with Latin letters and some of a script that has letters of the same look. */
function findMixed(text: string) {
  return Array.from(text.matchAll(/[\p{L}\p{M}]+/gu), ([word]) => word).flatMap((word) => {
    const others = word.match(
      /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/gu,
    );
    const isMixed = others && /\p{Script=Latin}/u.test(word);
    return isMixed ? [{ word, letters: [...new Set(others)].map(toCode).join(', ') }] : [];
  });
}

function toCode(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** As it may be printed: a terminal would follow the characters that turn its direction. */
function toVisible(text: string): string {
  return text.replaceAll(new RegExp(`${turning.source}|${invisible.source}`, 'gu'), '');
}

function templateProblems({ text, path }: ShownText, file: JsonFile): readonly Problem[] {
  return Object.values<string>(templateTexts).includes(text)
    ? [warningAt(file, path, 'text-left-from-template', { title: text })]
    : [];
}
