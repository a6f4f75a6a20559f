import { optionSources } from '../../src/engine/registry/question-source.ts';
import type { QuestionnaireSource } from '../../src/engine/registry/source.ts';
import type { JsonFile, JsonPath, Problem } from './json-file.ts';
import { optionPath, type PlacedSource } from './placed-source.ts';

/** More characters than these are cut short, or fill a phone's screen. */
const longest = { question: 150, section: 60, option: 100, help: 400 } as const;

/** A text that members read, with its place. */
interface Wording {
  readonly what: keyof typeof longest;
  readonly text: string;
  readonly path: JsonPath;
}

/** What reads badly, though nothing breaks: too long, alike, missing, or with markup that is shown as it is. */
export function wordingProblems(
  source: QuestionnaireSource,
  questions: readonly PlacedSource[],
  file: JsonFile,
): readonly Problem[] {
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
  const helps = asked.flatMap(({ source: { description }, path }): readonly Wording[] =>
    description === undefined ? [] : [{ what: 'help', text: description, path: [...path, 'description'] }],
  );
  const options = asked.map(toOptionWordings);
  return [
    ...[...sections, ...titles, ...helps, ...options.flat()].flatMap((one) => textProblems(one, file)),
    ...[sections, titles].flatMap((group) =>
      findAlike(group).map(([one, first]) =>
        file.warning(one.path, `"${one.text}" reads like the ${one.what} "${first.text}" above it.`),
      ),
    ),
    ...options.flatMap((group) =>
      findAlike(group).map(([one]) =>
        file.problem(one.path, `Two options read "${one.text}"; members could not tell them apart.`),
      ),
    ),
    ...asked
      .filter((question) => question.source.description === undefined)
      .map(({ id, path }) =>
        file.warning(path, `"${id}" has no help; say in "description" why it matters and how to check.`),
      ),
  ];
}

function toOptionWordings({ source, path }: PlacedSource): readonly Wording[] {
  return optionSources(source).flatMap((option, index): readonly Wording[] =>
    option['x-retired']
      ? []
      : [{ what: 'option', text: option.title, path: [...optionPath(source, path), index, 'title'] }],
  );
}

function textProblems({ what, text, path }: Wording, file: JsonFile): readonly Problem[] {
  const markup = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i.exec(text)?.[0];
  return [
    ...(text.length > longest[what]
      ? [
          file.warning(
            path,
            `This ${what === 'help' ? 'help' : 'title'} has ${text.length} characters; at most ${longest[what]} read well.`,
          ),
        ]
      : []),
    ...(markup === undefined
      ? []
      : [file.warning(path, `Members would read ${markup} as it stands here; write plain text.`)]),
    ...(text === text.trim() ? [] : [file.warning(path, 'There is a space before or after this text.')]),
  ];
}

/** Each that reads like one before it, with that one. */
function findAlike(group: readonly Wording[]): readonly (readonly [Wording, Wording])[] {
  const seen = new Map<string, Wording>();
  return group.flatMap((one): readonly (readonly [Wording, Wording])[] => {
    const plain = one.text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    const first = seen.get(plain);
    if (first) return [[one, first]];
    seen.set(plain, one);
    return [];
  });
}
