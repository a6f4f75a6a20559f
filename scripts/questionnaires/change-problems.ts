import { getQuestionType, toAnswerType } from '../../src/engine/answers/question-types.ts';
import { optionSources, type OptionSource } from '../../src/engine/registry/question-source.ts';
import type { QuestionnaireSource, ReleasedQuestion } from '../../src/engine/registry/source.ts';
import { maxTextLength } from '../../src/contracts/record.ts';
import { placeQuestions } from './content-problems.ts';
import { sectionNames } from './former-names.ts';
import type { JsonFile, JsonPath } from './json-file.ts';
import type { Problem } from './problem.ts';
import { optionPath, type PlacedSource } from './placed-source.ts';

/** A change to what was released, and what of it changed: the same change is told once for all versions. */
export interface Change {
  readonly about: string;
  readonly problem: Problem;
}

type Released = Readonly<Record<string, ReleasedQuestion>>;

/** Sections and questions of a version that are gone. */
export function lossProblems(
  source: QuestionnaireSource,
  version: string,
  released: Released,
  file: JsonFile,
): readonly Change[] {
  const questions = placeQuestions(source);
  const sections = new Set(Object.values(released).map(({ section }) => section));
  const known = Object.keys(source.schema.properties).flatMap((id) => sectionNames(source, id));
  const gone = [...sections].filter((section) => !known.includes(section));
  return [
    ...gone.map((section) => ({
      about: `section ${section}`,
      problem: file.problem(
        ['properties'],
        `The section "${section}" of version ${version} is gone; keep it with "x-retired", or name it in the "x-former-ids" of the section that replaces it.`,
      ),
    })),
    ...Object.entries(released)
      // What went with its section is said there.
      .filter(([id, { section }]) => !findNow(questions, id) && !gone.includes(section))
      .map(([id, { section }]) => ({
        about: `question ${id}`,
        problem: file.problem(
          ['properties', section],
          `The question "${id}" of version ${version} is gone; keep it with "x-retired", or name it in the "x-former-ids" of the question that replaces it.`,
        ),
      })),
  ];
}

/** Questions whose old answers would no longer fit, or would come to mean something else. */
export function changeProblems(
  source: QuestionnaireSource,
  version: string,
  released: Released,
  file: JsonFile,
): readonly Change[] {
  const questions = placeQuestions(source);
  return Object.entries(released).flatMap(([id, before]) => {
    const now = findNow(questions, id);
    if (!now) return [];
    const type = toAnswerType(now.source);
    if (type !== before.type) {
      const sentence = `The question "${id}" was ${before.type} in version ${version} and is ${type} now; give the new question an id of its own and retire this one.`;
      return [{ about: `question ${id}`, problem: file.problem(now.path, sentence) }];
    }
    const measured = measureProblem(now, before, version);
    if (measured !== undefined)
      return [{ about: `question ${id}`, problem: file.problem(now.path, measured) }];
    return [
      ...limitProblems(now, before, version, file),
      ...signalProblems(now, before, version, file),
      ...swapProblems(now, before, { questions, released, version }, file),
      ...optionProblems(now, id, before, version, file),
      ...columnProblems(now, id, before, version, file),
    ];
  });
}

function findNow(questions: readonly PlacedSource[], id: string): PlacedSource | undefined {
  return questions.find((one) => one.id === id || one.source['x-former-ids']?.includes(id));
}

/** A number of something else, or an address on another chain: no old answer would mean what it says. */
function measureProblem(
  { id, source }: PlacedSource,
  before: ReleasedQuestion,
  version: string,
): string | undefined {
  const unit = source['x-unit'] ?? 'count';
  const was = before.unit ?? 'count';
  if (before.type === 'number' && unit !== was)
    return `The question "${id}" was in ${was} in version ${version} and is in ${unit} now; give the new question an id of its own and retire this one.`;
  if (before.type === 'address' && source.format !== before.format)
    return `The question "${id}" was of the format ${before.format} in version ${version} and is of ${source.format} now; give the new question an id of its own and retire this one.`;
  return undefined;
}

function limitProblems(
  { id, source, path }: PlacedSource,
  before: ReleasedQuestion,
  version: string,
  file: JsonFile,
): readonly Change[] {
  const { maxLength: limit = maxTextLength } = source;
  const { maxLength: was = maxTextLength } = before;
  // A version that was recorded without its words was recorded without its limits too.
  if (before.title === undefined || before.type !== 'text' || limit >= was) return [];
  const sentence = `A text of "${id}" might have ${was} characters in version ${version}; a longer answer could never be saved again, so "maxLength" stays ${was} or more.`;
  return [{ about: `limit ${id}`, problem: file.problem([...path, 'maxLength'], sentence) }];
}

function signalProblems(
  { id, source, path }: PlacedSource,
  before: ReleasedQuestion,
  version: string,
  file: JsonFile,
): readonly Change[] {
  const turned = (was: string | undefined, now: string | undefined, name: string, place: JsonPath) =>
    isTurned(was, now)
      ? [
          {
            about: `signal ${name}`,
            problem: file.warning(
              place,
              `The sign of "${name}" was ${was} in version ${version} and is ${now} now, for old answers too; if the question means something else now, ask it under an id of its own.`,
            ),
          },
        ]
      : [];
  return [
    ...turned(before.signal, source['x-signal'], id, [...path, 'x-signal']),
    ...optionSources(source).flatMap((option, index) => {
      const at = (before.options ?? []).findIndex((old) => isSame(option, old));
      const place = [...optionPath(source, path), index, 'x-signal'];
      return turned(before.optionSignals?.[at], option['x-signal'], option.const, place);
    }),
  ];
}

interface ReleasedBeside {
  readonly questions: readonly PlacedSource[];
  readonly released: Released;
  readonly version: string;
}

function isTurned(was: string | undefined, now: string | undefined): boolean {
  return (was === 'negative' && now === 'positive') || (was === 'positive' && now === 'negative');
}

/** Two titles that changed places: old answers would say the opposite of what was meant. */
function swapProblems(
  now: PlacedSource,
  before: ReleasedQuestion,
  { questions, released, version }: ReleasedBeside,
  file: JsonFile,
): readonly Change[] {
  const { id, source, path } = now;
  const swapped = Object.entries(released).find(
    ([other, { title }]) => title === source.title && findNow(questions, other)?.id !== id,
  );
  const isSwapped =
    swapped !== undefined &&
    before.title !== source.title &&
    findNow(questions, swapped[0])?.source.title !== source.title;
  const moved = optionSources(source).flatMap((option, index) => {
    const { options = [], optionTitles = [] } = before;
    const own = options.findIndex((old) => isSame(option, old));
    const was = optionTitles.indexOf(option.title);
    const other = options[was];
    const isMoved =
      own !== -1 &&
      other !== undefined &&
      !isSame(option, other) &&
      optionSources(source).find((one) => isSame(one, other))?.title !== option.title;
    return isMoved ? [{ option, index, other }] : [];
  });
  const place = optionPath(source, path);
  return [
    ...(isSwapped
      ? [
          {
            about: `title ${id}`,
            problem: file.problem(
              [...path, 'title'],
              `This was the title of "${swapped[0]}" in version ${version}, so old answers to "${id}" would answer another question; move the whole question, not its title.`,
            ),
          },
        ]
      : []),
    ...moved.map(({ option, index, other }) => ({
      about: `title ${id} ${option.const}`,
      problem: file.problem(
        [...place, index, 'title'],
        `This was the title of "${other}" in version ${version}, so old answers would name another option; move the whole option, not its title.`,
      ),
    })),
  ];
}

function isSame(option: OptionSource, id: string): boolean {
  return option.const === id || (option['x-former-ids'] ?? []).includes(id);
}

/** Rows keep their cells by the ids of columns, and say nothing of what these meant. */
function columnProblems(
  { source, path }: PlacedSource,
  id: string,
  { columns = {} }: ReleasedQuestion,
  version: string,
  file: JsonFile,
): readonly Change[] {
  return Object.entries(columns).flatMap(([column, was]) => {
    const is = source['x-columns']?.[column];
    const isSameColumn = is?.type === was.type && is.format === was.format && is['x-unit'] === was['x-unit'];
    if (isSameColumn) return [];
    const what = is ? 'was of another kind or unit in' : 'is gone since';
    const sentence = `The column "${column}" of "${id}" ${what} version ${version}; keep it, or retire the question and add a new one.`;
    return [
      { about: `column ${id} ${column}`, problem: file.problem([...path, 'x-columns', column], sentence) },
    ];
  });
}

function optionProblems(
  now: PlacedSource,
  id: string,
  { type, options = [], ownText = [] }: ReleasedQuestion,
  version: string,
  file: JsonFile,
): readonly Change[] {
  const place = [...now.path, ...(getQuestionType(type).optionsPath ?? [])];
  const all = optionSources(now.source);
  const gone = options
    .filter((old) => !all.some((option) => isSame(option, old)))
    .map((old) => ({
      about: `option ${id} ${old}`,
      problem: file.problem(
        place,
        `The option "${old}" of "${id}" is gone since version ${version}; keep it with "x-retired", or name it in the "x-former-ids" of the option that replaces it.`,
      ),
    }));
  const wordless = all.flatMap((option, index) =>
    !option['x-own-text'] && ownText.some((old) => isSame(option, old))
      ? [
          {
            about: `own text ${id} ${option.const}`,
            problem: file.problem(
              [...place, index],
              `Members have written texts for the option "${option.const}" since version ${version}, which would be lost; keep its "x-own-text".`,
            ),
          },
        ]
      : [],
  );
  return [...gone, ...wordless];
}
