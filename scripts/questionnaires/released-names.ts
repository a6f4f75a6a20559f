import { getReleasedVersion, type ReleasedVersion } from '../../src/engine/compile/released-version.ts';
import { optionSources } from '../../src/engine/compile/question-source.ts';
import type { QuestionnaireSource } from '../../src/engine/compile/source.ts';
import { declaredQuestions } from './placed-source.ts';
import { folderNames, sectionNames } from './former-names.ts';
import { errorAt, type JsonFile, type JsonPath } from './json-file.ts';
import { optionPath } from './placed-source.ts';
import type { Problem } from './problem.ts';
import { listVersions } from './released-file.ts';

interface Renamed {
  readonly id: string;
  readonly names: readonly string[];
  readonly beside: readonly string[];
  readonly place: JsonPath;
  readonly released: readonly ReleasedNames[];
}

interface ReleasedNames {
  readonly version: string;
  readonly ids: readonly string[];
}

/** Former ids that no released version had, and former ids that merge two things of a released version. */
export function releasedNameProblems(source: QuestionnaireSource, file: JsonFile): readonly Problem[] {
  const versions = listVersions(source.released).flatMap((version): readonly Version[] => {
    const recorded = getReleasedVersion(source.released, version);
    return recorded ? [{ version, ...recorded }] : [];
  });
  const newest = versions.at(-1);
  if (!newest) return [];
  const folder = { id: source.id, names: folderNames(source), beside: [], place: [] };
  // Old records have no folder names.
  const known = newest.about?.names;
  return [
    ...(known ? unreleasedProblems({ ...folder, released: [{ ...newest, ids: known }] }, file) : []),
    ...[...listSections(source, versions), ...listQuestions(source, versions)].flatMap((one) => [
      ...unreleasedProblems(one, file),
      ...mergedProblems(one, file),
    ]),
  ];
}

type Version = ReleasedVersion & Pick<ReleasedNames, 'version'>;

function listSections(source: QuestionnaireSource, versions: readonly Version[]): readonly Renamed[] {
  const released = versions.map(({ version, questions }) => ({
    version,
    ids: [...new Set(Object.values(questions).map(({ section }) => section))],
  }));
  const sections = Object.keys(source.schema.properties);
  return sections.map((id) => ({
    id,
    names: sectionNames(source, id),
    beside: others(sections, id),
    place: ['properties', id],
    released,
  }));
}

function listQuestions(source: QuestionnaireSource, versions: readonly Version[]): readonly Renamed[] {
  const released = versions.map(({ version, questions }) => ({ version, ids: Object.keys(questions) }));
  const questions = declaredQuestions(source);
  const ids = questions.map((one) => one.id);
  return questions.flatMap(({ id, source: question, path }) => {
    const names = [...(question['x-former-ids'] ?? []), id];
    const offered = versions.map(({ version, questions: asked }) => ({
      version,
      ids: names.flatMap((name) => asked[name]?.options ?? []),
    }));
    const optionIds = optionSources(question).map((option) => option.const);
    const options = optionSources(question).map((option, index) => ({
      id: option.const,
      beside: others(optionIds, option.const),
      names: [...(option['x-former-ids'] ?? []), option.const],
      place: [...optionPath(question, path), index],
      released: offered,
    }));
    return [{ id, names, beside: others(ids, id), place: path, released }, ...options];
  });
}

function others(ids: readonly string[], id: string): readonly string[] {
  return ids.filter((one) => one !== id);
}

function unreleasedProblems({ id, names, place, released }: Renamed, file: JsonFile): readonly Problem[] {
  return names
    .filter((name) => name !== id && !released.some(({ ids }) => ids.includes(name)))
    .map((name) => errorAt(file, [...place, 'x-former-ids'], 'former-id-unreleased', { id: name }));
}

function mergedProblems({ names, beside, place, released }: Renamed, file: JsonFile): readonly Problem[] {
  // A name of another one is refused as taken.
  const all = new Set(names.filter((name) => !beside.includes(name)));
  for (const { version, ids } of released.toReversed()) {
    const [other, id] = ids.filter((one) => all.has(one));
    if (other !== undefined && id !== undefined)
      return [errorAt(file, [...place, 'x-former-ids'], 'released-merged', { id, other, version })];
  }
  return [];
}
