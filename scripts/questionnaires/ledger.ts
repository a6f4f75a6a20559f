import { join } from 'node:path';
import { isRecord } from '../../src/lib/is-record.ts';
import type { ReleasedFile } from '../../src/engine/compile/source.ts';
import { errorAt, readJsonFile, type JsonFile, type JsonReading } from './json-file.ts';
import { toProblem, type Problem } from './problem.ts';
import { lastSeal } from './released-file.ts';

/** The file beside the folders that lists the released questionnaires, each with its newest seal. */
export const ledgerName = 'released.json';

const shown = `schemas/${ledgerName}`;

export interface ReleasedFolder {
  readonly name: string;
  readonly released: ReleasedFile | undefined;
  readonly formerIds?: readonly string[] | undefined;
}

/** An editor writes `byHand` for a seal to give a questionnaire up; a release turns it into `recorded`. */
const givenUp = { byHand: 'given up', recorded: 'gone' } as const;

export function readLedger(root: string): Promise<JsonReading> {
  return readJsonFile(join(root, ledgerName), shown);
}

/** The ids of questionnaires that were released and removed on purpose; `isNew`: since the last release. */
export function listGivenUp(
  reading: JsonReading,
): readonly { readonly id: string; readonly isNew: boolean }[] {
  const value = reading.kind === 'read' ? reading.file.value : undefined;
  if (!isRecord(value)) return [];
  return Object.entries(value)
    .filter(([, seal]) => isGivenUp(seal))
    .map(([id, seal]) => ({ id, isNew: seal === givenUp.byHand }));
}

function isGivenUp(seal: unknown): boolean {
  return seal === givenUp.byHand || seal === givenUp.recorded;
}

export function toLedger(
  folders: readonly { readonly name: string; readonly seal: string | undefined }[],
  gone: readonly string[],
): Readonly<Record<string, string | undefined>> {
  const lines = [
    ...folders.map(({ name, seal }) => [name, seal]),
    ...gone.map((name) => [name, givenUp.recorded]),
  ];
  return Object.fromEntries(lines);
}

/** Released folders that are missing, and release files that differ from the recorded ones. */
export function ledgerProblems(reading: JsonReading, folders: readonly ReleasedFolder[]): readonly Problem[] {
  switch (reading.kind) {
    case 'problems':
      return reading.problems;
    case 'absent':
      return folders.some(isSealed) ? [toProblem('error', top, 'release-list-missing', {})] : [];
    case 'read': {
      const { file } = reading;
      const { value } = file;
      if (!isRecord(value)) return [toProblem('error', top, 'release-list-unreadable', {})];
      const listed = Object.entries(value).flatMap(
        ([name, seal]) => folderProblem(name, seal, folders, file) ?? [],
      );
      if (listed.length > 0) return listed;
      return folders.flatMap((folder) => unlistedProblem(folder, value) ?? []);
    }
  }
}

const top = { file: shown, line: 1 };

function isSealed({ released }: ReleasedFolder): boolean {
  return released !== undefined && lastSeal(released) !== undefined;
}

function unlistedProblem(
  folder: ReleasedFolder,
  list: Readonly<Record<string, unknown>>,
): Problem | undefined {
  const { name: id, released, formerIds = [] } = folder;
  if (!released || !isSealed(folder) || [id, ...formerIds].some((one) => Object.hasOwn(list, one)))
    return undefined;
  const other = Object.keys(list).find((one) => list[one] === lastSeal(released));
  return other === undefined
    ? toProblem('error', top, 'release-unlisted', { id })
    : toProblem('error', top, 'release-copied', { id, other });
}

function folderProblem(
  id: string,
  seal: unknown,
  folders: readonly ReleasedFolder[],
  file: JsonFile,
): Problem | undefined {
  const folder =
    folders.find(({ name }) => name === id) ?? folders.find(({ formerIds }) => formerIds?.includes(id));
  if (isGivenUp(seal)) return folder && errorAt(file, [id], 'folder-given-up', { id });
  if (folder) {
    if (!folder.released || lastSeal(folder.released) === seal) return undefined;
    return errorAt(file, [id], 'release-replaced', { id: folder.name });
  }
  const renamed = folders.find(({ released }) => released && lastSeal(released) === seal);
  return renamed
    ? errorAt(file, [id], 'folder-renamed', { id, other: renamed.name })
    : errorAt(file, [id], 'folder-gone', { id });
}
