import { getReleasedVersion } from '../../src/engine/compile/released-version.ts';
import type { QuestionnaireSource } from '../../src/engine/compile/source.ts';
import type { Checked } from './checked.ts';
import { folderNames, sectionNames } from './former-names.ts';
import { errorAt, type JsonFile } from './json-file.ts';
import type { Problem } from './problem.ts';
import { list } from './meta-sentences.ts';
import type { PlacedQuestionnaire } from './place-problems.ts';
import { newestVersion } from './released-file.ts';
import { releasedNameProblems } from './released-names.ts';
import { listReserved, reservedNames } from './reserved-names.ts';

export function formerNameProblems({ source, schemaFile: file }: Checked): readonly Problem[] {
  const taken = new Map<string, string>();
  const sections = Object.keys(source.schema.properties);
  const twice = sections.flatMap((id) =>
    [...new Set(sectionNames(source, id))].flatMap((name) => {
      const owner = taken.get(name);
      taken.set(name, id);
      return owner === undefined
        ? []
        : [
            errorAt(file, ['properties', id, 'x-former-ids'], 'section-name-taken', {
              id: name,
              other: owner,
            }),
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
    .map(({ id, place }) => errorAt(file, place, 'former-id-own', { id }));
  // One slip is reported once.
  const wrong = [...twice, ...selves];
  if (wrong.length > 0) return wrong;
  const forgotten = forgottenProblems(source, file);
  return forgotten.length > 0 ? forgotten : releasedNameProblems(source, file);
}

/** Records and rewards are stored under the oldest name, so a released name must not be lost. */
function forgottenProblems(source: QuestionnaireSource, file: JsonFile): readonly Problem[] {
  const version = newestVersion(source.released);
  const newest = version === undefined ? undefined : getReleasedVersion(source.released, version)?.about;
  if (version === undefined || !newest) return [];
  const { names = [], sections = {} } = newest;
  const own = folderNames(source);
  // The list of releases detects a folder that was copied or renamed.
  const folder =
    isGoneOn(names, own) || !names.some((name) => own.includes(name))
      ? []
      : [
          errorAt(file, ['x-former-ids'], 'former-id-forgotten', {
            what: 'The questionnaire',
            names,
            version,
          }),
        ];
  return [
    ...folder,
    ...Object.keys(source.schema.properties).flatMap((id) => {
      const now = sectionNames(source, id);
      const before = Object.values(sections).find((one) => one.names.some((name) => now.includes(name)));
      if (!before || isGoneOn(before.names, now)) return [];
      const data = { what: `The section "${id}"`, names: before.names, version };
      return [errorAt(file, ['properties', id, 'x-former-ids'], 'former-id-forgotten', data)];
    }),
  ];
}

function isGoneOn(before: readonly string[], now: readonly string[]): boolean {
  return before.every((name, index) => now[index] === name);
}

export function folderNameProblems(folders: readonly PlacedQuestionnaire[]): readonly Problem[] {
  const taken = new Map(folders.map(({ source }) => [source.id, source.id]));
  return folders.flatMap(({ source, schemaFile }) =>
    (source.schema['x-former-ids'] ?? [])
      .filter((name) => name !== source.id)
      .flatMap((name) => {
        const at = ['x-former-ids'];
        if (reservedNames.folder.includes(name)) {
          const reserved = list(listReserved('folder'), 'and');
          return [errorAt(schemaFile, at, 'questionnaire-name-reserved', { id: name, reserved })];
        }
        const owner = taken.get(name);
        taken.set(name, source.id);
        return owner === undefined
          ? []
          : [errorAt(schemaFile, at, 'questionnaire-name-taken', { id: name, other: owner })];
      }),
  );
}
