import { parseHelp, toHelpText } from '../../src/engine/compile/help.ts';
import { optionSources } from '../../src/engine/compile/question-source.ts';
import { dropHidden } from '../../src/lib/drop-hidden.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import { findFalseLetters, findHidden, toCode } from './characters.ts';
import type { Checked } from './checked.ts';
import { errorAt, warningAt, type JsonFile, type JsonPath } from './json-file.ts';
import { toPlainWords } from './plain-words.ts';
import { optionPath, placeCalculated, placeColumns, placeTexts, type PlacedSource } from './placed-source.ts';
import { toProblem, type Problem } from './problem.ts';
import type { Code, DataOf } from './sentences/sentences.ts';
import { templateTexts } from './template-texts.ts';

interface WrittenText {
  readonly text: string;
  readonly path: JsonPath;
}

/** More characters than these are cut short, or fill a phone's screen. The format limits short names. */
const longest = {
  question: 150,
  section: 60,
  option: 100,
  text: 150,
  help: 400,
  rule: 200,
  'short name': Infinity,
} as const;

interface Wording extends WrittenText {
  readonly kind: keyof typeof longest;
  /** As members read it. */
  readonly seen: string;
}

type Rule<Text> = (one: Text, file: JsonFile) => readonly Problem[];

function rule<Text extends WrittenText, C extends Code>(
  severity: Problem['severity'],
  code: C,
  findAll: (one: Text) => readonly DataOf<C>[],
): Rule<Text> {
  return (one, file) => findAll(one).map((data) => toProblem(severity, file.place(one.path), code, data));
}

const when = <Data>(holds: boolean, data: Data): readonly Data[] => (holds ? [data] : []);
const signs = (text: string, pattern: RegExp) =>
  (pattern.exec(text) ?? []).slice(0, 1).map((found) => ({ markup: found.trim() }));

/** A link that stayed text. */
const brokenLink = /\[[^[\]\n]*\]\([^)\n]*\)?/;
/** Signs of other markup, which would be shown unchanged. */
const otherMarkup = /\*\*|__|`|\]\(|^ *(?:#+|[*>]|\d+[.)]) /m;

/** What titles and help of sections, questions and options are checked for. */
const wordingRules: readonly Rule<Wording>[] = [
  rule('warning', 'text-long', ({ kind, seen: { length } }) =>
    when(length > longest[kind], {
      what: kind === 'help' || kind === 'rule' ? kind : 'title',
      length,
      most: longest[kind],
    }),
  ),
  rule('warning', 'text-markup', ({ seen }) => signs(seen, /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i)),
  rule('warning', 'text-spaced', ({ text }) => when(text !== text.trim(), {})),
];
const helpRules: readonly Rule<Wording>[] = [
  rule('error', 'help-link-broken', ({ seen }) => signs(seen, brokenLink)),
  rule('error', 'help-markup', ({ seen }) => (brokenLink.test(seen) ? [] : signs(seen, otherMarkup))),
];

/** Texts of one line, shown as they are. */
const isTitle = ({ path }: WrittenText) =>
  ['title', 'low', 'high', 'lede', 'group', 'words', 'x-pattern-words', 'short', 'yes', 'no'].includes(
    String(path.at(-1)),
  );
/** Safe to print: a terminal would follow the characters that change its direction. */
const straighten = (text: string) => text.replaceAll(/\p{Bidi_Control}/gu, '');

/** What every text of schema.json and ui.json is checked for. */
const textRules: readonly Rule<WrittenText>[] = [
  // A text of the interface has one direction.
  rule('error', 'text-direction', ({ text }) =>
    (/\p{Bidi_Control}/u.exec(text) ?? []).map((sign) => toSign(text, sign)),
  ),
  rule('error', 'text-invisible', ({ text }) => {
    const unseen = findHidden(straighten(text));
    return unseen === undefined ? [] : [toSign(text, unseen)];
  }),
  rule('warning', 'text-mixed-letters', ({ text }) => findFalseLetters(straighten(text))),
  rule('warning', 'title-line-break', (one) => when(isTitle(one) && /[\n\r]/.test(one.text.trim()), {})),
  rule('warning', 'text-markup', (one) => (isTitle(one) ? signs(one.text, /\*\*|__|`|\]\(/) : [])),
  rule('warning', 'text-left-from-template', ({ text }) =>
    when(Object.values<string>(templateTexts).includes(text), { title: text }),
  ),
];

function toSign(text: string, sign: string) {
  return { sign: toCode(sign), title: dropHidden(straighten(text)) };
}

export function textProblems(checked: Checked): readonly Problem[] {
  const { schemaFile, uiFile } = checked;
  return [
    ...wordingProblems(checked),
    ...[schemaFile, uiFile].flatMap((file) => apply(textRules, listTexts(file.value), file)),
  ];
}

function wordingProblems({ source, questions, schemaFile: file }: Checked): readonly Problem[] {
  const sections = Object.entries(source.schema.properties).map(([id, { title }]) =>
    toWording('section', title, ['properties', id, 'title']),
  );
  const asked = questions.filter((question) => !question.source['x-retired'] && !question.ownTextOf);
  const titles = asked.map((question) =>
    toWording('question', question.source.title, [...question.path, 'title']),
  );
  const names = asked.flatMap(({ source: { 'x-short': short }, path }) =>
    short ? [toWording('short name', short.short, [...path, 'x-short', 'short'])] : [],
  );
  const texts = [...placeTexts(source), ...placeCalculated(source)];
  const helps = [...asked, ...texts].flatMap(listHelp);
  const headings = texts.map((text) => toWording('text', text.source.title, [...text.path, 'title']));
  const rules = Object.entries(source.schema.properties).flatMap(([id, section]) =>
    (section['x-rules'] ?? []).map(({ words }, index) =>
      toWording('rule', words, ['properties', id, 'x-rules', index, 'words']),
    ),
  );
  const options = asked.flatMap((question) => [question, ...placeColumns(question)]).map(listOptions);
  return [
    ...apply(
      wordingRules,
      [...sections, ...titles, ...headings, ...names, ...helps, ...options.flat(), ...rules],
      file,
    ),
    ...apply(helpRules, helps, file),
    ...[sections, titles, names].flatMap((group) =>
      findAlike(group).map(([one, first]) =>
        warningAt(file, one.path, 'titles-alike', { what: one.kind, title: one.text, other: first.text }),
      ),
    ),
    ...options.flatMap((group) =>
      findAlike(group).map(([one]) => errorAt(file, one.path, 'options-alike', { title: one.text })),
    ),
    ...asked
      .filter((question) => question.source.description === undefined)
      .map(({ id, path }) => warningAt(file, path, 'help-missing', { id })),
  ];
}

function apply<Text>(rules: readonly Rule<Text>[], texts: readonly Text[], file: JsonFile) {
  return texts.flatMap((one) => rules.flatMap((check) => check(one, file)));
}

function toWording(kind: Wording['kind'], text: string, path: JsonPath): Wording {
  return { kind, text, path, seen: kind === 'help' ? toHelpText(parseHelp(text)) : text };
}

function listOptions({ source, path }: PlacedSource): readonly Wording[] {
  return optionSources(source).flatMap((option, index) =>
    option['x-retired']
      ? []
      : [toWording('option', option.title, [...optionPath(source, path), index, 'title'])],
  );
}

function listHelp({ source, path }: PlacedSource): readonly Wording[] {
  const place = source.type === 'null' ? path : optionPath(source, path);
  return [
    { text: source.description, path: [...path, 'description'] },
    ...optionSources(source).map((option, index) => ({
      text: option['x-retired'] ? undefined : option.description,
      path: [...place, index, 'description'],
    })),
  ].flatMap(({ text, path: at }) => (text === undefined ? [] : [toWording('help', text, at)]));
}

function listTexts(value: unknown, path: JsonPath = []): readonly WrittenText[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value)) return value.flatMap((one, index) => listTexts(one, [...path, index]));
  return isRecord(value) ? Object.entries(value).flatMap(([key, one]) => listTexts(one, [...path, key])) : [];
}

function findAlike(group: readonly Wording[]): readonly (readonly [Wording, Wording])[] {
  const seen = new Map<string, Wording>();
  return group.flatMap((one): readonly (readonly [Wording, Wording])[] => {
    const plain = toPlainWords(one.text);
    const first = seen.get(plain);
    if (first) return [[one, first]];
    seen.set(plain, one);
    return [];
  });
}
