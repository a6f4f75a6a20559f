import type { QuestionnaireSource, ReleasedAbout } from '../../src/engine/registry/source.ts';
import { folderNames, sectionNames } from './former-names.ts';
import type { JsonFile } from './json-file.ts';
import type { Problem } from './problem.ts';
import { list } from './meta-sentences.ts';
import type { PlacedQuestionnaire } from './place-problems.ts';
import { newestVersion } from './released-file.ts';
import { listReserved, reservedNames } from './reserved-names.ts';

/** Names of sections that are taken, and names that a release knew and are not told any more. */
export function formerNameProblems(source: QuestionnaireSource, file: JsonFile): readonly Problem[] {
  const taken = new Map<string, string>();
  const sections = Object.keys(source.schema.properties);
  const twice = sections.flatMap((id) =>
    [...new Set(sectionNames(source, id))].flatMap((name) => {
      const owner = taken.get(name);
      taken.set(name, id);
      return owner === undefined
        ? []
        : [
            file.problem(
              ['properties', id, 'x-former-ids'],
              `The name "${name}" is already taken by the section "${owner}"; every name may be used once in a questionnaire.`,
            ),
          ];
    }),
  );
  const selves = [
    { id: source.id, place: ['x-former-ids'], all: source.schema['x-former-ids'] },
    ...sections.map((id) => ({
      id,
      place: ['properties', id, 'x-former-ids'],
      all: source.schema.properties[id]?.['x-former-ids'],
    })),
  ]
    .filter(({ id, all = [] }) => all.includes(id))
    .map(({ id, place }) => file.problem(place, `"${id}" cannot be a former id of itself; delete it here.`));
  return [...twice, ...selves, ...forgottenProblems(source, file)];
}

function forgottenProblems(source: QuestionnaireSource, file: JsonFile): readonly Problem[] {
  const { released } = source;
  const version = newestVersion(released) ?? '';
  const newest = released.about?.[version];
  if (!newest) return [];
  const explain = (what: string, names: readonly string[]) =>
    `${what} was called ${names.map((name) => `"${name}"`).join(', then ')} in version ${version}; "x-former-ids" must go on from there, the oldest name first.`;
  const folder = isGoneOn(newest.names, folderNames(source))
    ? []
    : [file.problem(['x-former-ids'], explain('The questionnaire', newest.names ?? []))];
  return [...folder, ...forgottenSections(source, newest, file, explain)];
}

function forgottenSections(
  source: QuestionnaireSource,
  { sections = {} }: ReleasedAbout,
  file: JsonFile,
  explain: (what: string, names: readonly string[]) => string,
): readonly Problem[] {
  return Object.keys(source.schema.properties).flatMap((id) => {
    const now = sectionNames(source, id);
    const before = Object.values(sections).find(({ names }) => names.some((name) => now.includes(name)));
    if (isGoneOn(before?.names, now)) return [];
    return [
      file.problem(['properties', id, 'x-former-ids'], explain(`The section "${id}"`, before?.names ?? [])),
    ];
  });
}

function isGoneOn(before: readonly string[] = [], now: readonly string[]): boolean {
  return before.every((name, index) => now[index] === name);
}

/** Names that two questionnaires want, or that something else has, the former ones too. */
export function folderNameProblems(folders: readonly PlacedQuestionnaire[]): readonly Problem[] {
  const taken = new Map(folders.map(({ source }) => [source.id, source.id]));
  return folders.flatMap(({ source, schemaFile }) =>
    (source.schema['x-former-ids'] ?? [])
      .filter((name) => name !== source.id)
      .flatMap((name) => {
        const refuse = (sentence: string) => [schemaFile.problem(['x-former-ids'], sentence)];
        if (reservedNames.folder.includes(name))
          return refuse(
            `No questionnaire was ever called "${name}": ${list(listReserved('folder'), 'and')} are taken; leave it out.`,
          );
        const owner = taken.get(name);
        taken.set(name, source.id);
        return owner === undefined
          ? []
          : refuse(`The name "${name}" is already taken by the questionnaire "${owner}"; leave it out here.`);
      }),
  );
}
