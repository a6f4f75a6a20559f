import { isDeepStrictEqual } from 'node:util';
import { getAnswerType, toAnswerType } from '../../src/engine/answers/answer-types.ts';
import { optionSources } from '../../src/engine/registry/question-source.ts';
import type { QuestionnaireSource, ReleasedQuestion } from '../../src/engine/registry/source.ts';
import { placeQuestions } from './content-problems.ts';
import type { JsonFile, Problem } from './json-file.ts';
import type { PlacedSource } from './placed-source.ts';

/** What a version asks, as released.json records it. */
export function releaseOf(source: QuestionnaireSource): Record<string, ReleasedQuestion> {
  return Object.fromEntries(
    placeQuestions(source).map(({ id, section, source: question }) => {
      const options = optionSources(question).map((option) => option.const);
      return [id, { section, type: toAnswerType(question), ...(options.length > 0 && { options }) }];
    }),
  );
}

/** What would lose or change answers that members gave to a released version. */
export function releaseProblems(source: QuestionnaireSource, file: JsonFile): readonly Problem[] {
  const { version } = source.schema['x-questionnaire'];
  const place = ['x-questionnaire', 'version'];
  const released = Object.entries(source.released.versions).toSorted(([a], [b]) => Number(a) - Number(b));
  const newest = Number(released.at(-1)?.[0] ?? 0);
  if (version < newest) {
    return [
      file.problem(place, `Version ${newest} is already released; "version" must be ${newest} or more.`),
    ];
  }
  const same = source.released.versions[String(version)];
  const lost = released.flatMap(([number, questions]) => lossProblems(source, number, questions, file));
  if (lost.length === 0 && same && !isDeepStrictEqual(JSON.parse(JSON.stringify(same)), releaseOf(source))) {
    return [
      file.problem(
        place,
        `Version ${version} is released and asked something else; raise "version" to ${version + 1}.`,
      ),
    ];
  }
  return lost;
}

function lossProblems(
  source: QuestionnaireSource,
  version: string,
  released: Readonly<Record<string, ReleasedQuestion>>,
  file: JsonFile,
): readonly Problem[] {
  const questions = placeQuestions(source);
  const sections = new Set(Object.values(released).map(({ section }) => section));
  const gone = [...sections]
    .filter((section) => !Object.hasOwn(source.schema.properties, section))
    .map((section) =>
      file.problem(
        ['properties'],
        `The section "${section}" of version ${version} is gone; a released section keeps its id.`,
      ),
    );
  return [
    ...gone,
    ...Object.entries(released).flatMap(([id, question]) => {
      const now = questions.find((one) => one.id === id || one.source['x-former-ids']?.includes(id));
      if (!now) {
        return [
          file.problem(
            ['properties', question.section],
            `The question "${id}" of version ${version} is gone; keep it with "x-retired", or name it in the "x-former-ids" of the question that replaces it.`,
          ),
        ];
      }
      return changeProblems(now, id, question, version, file);
    }),
  ];
}

function changeProblems(
  now: PlacedSource,
  id: string,
  question: ReleasedQuestion,
  version: string,
  file: JsonFile,
): readonly Problem[] {
  const type = toAnswerType(now.source);
  if (type !== question.type) {
    return [
      file.problem(
        now.path,
        `The question "${id}" was ${question.type} in version ${version} and is ${type} now; give the new question an id of its own and retire this one.`,
      ),
    ];
  }
  const options = optionSources(now.source);
  const place = [...now.path, ...(getAnswerType(type).optionsPath ?? [])];
  return (question.options ?? [])
    .filter((old) => !options.some((option) => option.const === old || option['x-former-ids']?.includes(old)))
    .map((old) =>
      file.problem(
        place,
        `The option "${old}" of "${id}" is gone; keep it with "x-retired", or name it in the "x-former-ids" of the option that replaces it.`,
      ),
    );
}
