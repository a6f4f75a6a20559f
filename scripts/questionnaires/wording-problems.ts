import { parseHelp, toHelpText } from '../../src/engine/compile/help.ts';
import { optionSources } from '../../src/engine/compile/question-source.ts';
import type { Checked } from './checked.ts';
import { errorAt, warningAt, type JsonFile, type JsonPath } from './json-file.ts';
import type { Problem } from './problem.ts';
import { optionPath, type PlacedSource } from './placed-source.ts';
import { toPlainWords } from './plain-words.ts';

/** More characters than these are cut short, or fill a phone's screen. */
const longest = { question: 150, section: 60, option: 100, help: 400 } as const;

interface Wording {
  readonly what: keyof typeof longest;
  readonly text: string;
  readonly path: JsonPath;
}

export function wordingProblems({ source, questions, schemaFile: file }: Checked): readonly Problem[] {
  const sections = Object.entries(source.schema.properties).map(
    ([id, { title }]): Wording => ({
      what: 'section',
      text: title,
      path: ['properties', id, 'title'],
    }),
  );
  const asked = questions.filter((question) => !question.source['x-retired'] && !question.ownTextOf);
  const titles = asked.map(
    (question): Wording => ({
      what: 'question',
      text: question.source.title,
      path: [...question.path, 'title'],
    }),
  );
  const helps = asked.flatMap(toHelpWordings);
  const options = asked.map(toOptionWordings);
  return [
    ...[...sections, ...titles, ...helps, ...options.flat()].flatMap((one) => textProblems(one, file)),
    ...helps.flatMap((one) => helpProblems(one, file)),
    ...[sections, titles].flatMap((group) =>
      findAlike(group).map(([one, first]) =>
        warningAt(file, one.path, 'titles-alike', { what: one.what, title: one.text, other: first.text }),
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

function toOptionWordings({ source, path }: PlacedSource): readonly Wording[] {
  return optionSources(source).flatMap((option, index): readonly Wording[] =>
    option['x-retired']
      ? []
      : [{ what: 'option', text: option.title, path: [...optionPath(source, path), index, 'title'] }],
  );
}

function toHelpWordings({ source, path }: PlacedSource): readonly Wording[] {
  const place = optionPath(source, path);
  return [
    { text: source.description, path: [...path, 'description'] },
    ...optionSources(source).map((option, index) => ({
      text: option['x-retired'] ? undefined : option.description,
      path: [...place, index, 'description'],
    })),
  ].flatMap(({ text, path: at }) => (text === undefined ? [] : [{ what: 'help', text, path: at }]));
}

/** Signs of other markup, which would be shown unchanged. */
const otherMarkup = /\*\*|__|`|\]\(|^ *(?:#+|[*>]|\d+[.)]) /m;

/** Help may contain words, lists and links only. */
function helpProblems({ text, path }: Wording, file: JsonFile): readonly Problem[] {
  const left = toHelpText(parseHelp(text));
  const broken = /\[[^[\]\n]*\]\([^)\n]*\)?/.exec(left)?.[0];
  if (broken !== undefined) return [errorAt(file, path, 'help-link-broken', { markup: broken })];
  const sign = otherMarkup.exec(left)?.[0].trim();
  return sign === undefined ? [] : [errorAt(file, path, 'help-markup', { markup: sign })];
}

function textProblems({ what, text, path }: Wording, file: JsonFile): readonly Problem[] {
  const seen = what === 'help' ? toHelpText(parseHelp(text)) : text;
  const markup = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i.exec(seen)?.[0];
  return [
    ...(seen.length > longest[what]
      ? [
          warningAt(file, path, 'text-long', {
            what: what === 'help' ? 'help' : 'title',
            length: seen.length,
            most: longest[what],
          }),
        ]
      : []),
    ...(markup === undefined ? [] : [warningAt(file, path, 'text-markup', { markup })]),
    ...(text === text.trim() ? [] : [warningAt(file, path, 'text-spaced', {})]),
  ];
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
