import { join } from 'node:path';
import { isRecord } from '../../src/lib/is-record.ts';
import type { ReleasedFile } from '../../src/engine/registry/source.ts';
import { readJsonFile, type JsonReading } from './json-file.ts';
import type { Problem } from './problem.ts';
import { lastSeal } from './released-file.ts';

/** The file beside the folders that says which questionnaires were released, each with its newest seal. */
export const ledgerName = 'released.json';

const shown = `schemas/${ledgerName}`;

/** A folder with what its released.json says, as far as it can be read. */
export interface ReleasedFolder {
  readonly name: string;
  readonly released: ReleasedFile | undefined;
  /** Names that it had before, as it says itself. */
  readonly formerIds?: readonly string[] | undefined;
}

/** What stands in the list in the place of a seal where a questionnaire is gone on purpose. */
const givenUp = 'given up';

export function readLedger(root: string): Promise<JsonReading> {
  return readJsonFile(join(root, ledgerName), shown);
}

/** The ids of questionnaires that were released and are gone on purpose. */
export function listGivenUp(reading: JsonReading): readonly string[] {
  const value = reading.kind === 'read' ? reading.file.value : undefined;
  if (!isRecord(value)) return [];
  return Object.keys(value).filter((name) => value[name] === givenUp);
}

/** What the list says once these questionnaires are released as they are. */
export function toLedger(
  folders: readonly { readonly name: string; readonly seal: string | undefined }[],
  gone: readonly string[],
): Readonly<Record<string, string | undefined>> {
  const lines = [...folders.map(({ name, seal }) => [name, seal]), ...gone.map((name) => [name, givenUp])];
  return Object.fromEntries(lines);
}

/** Folders that were released and are gone, and files of releases that are not those which were recorded. */
export function ledgerProblems(reading: JsonReading, folders: readonly ReleasedFolder[]): readonly Problem[] {
  switch (reading.kind) {
    case 'problems':
      return reading.problems;
    case 'absent':
      return folders.some(({ released }) => released && lastSeal(released) !== undefined)
        ? [refuse(1, 'The list of what was released is missing; bring it back from git.')]
        : [];
    case 'read': {
      const { file } = reading;
      const { value } = file;
      if (!isRecord(value))
        return [refuse(1, 'This is not the list of what was released; bring it back from git.')];
      const listed = Object.entries(value).flatMap(([name, seal]) =>
        folderProblems(name, seal, folders).map((sentence) => file.problem([name], sentence)),
      );
      const unlisted = folders.flatMap(({ name, released, formerIds = [] }) => {
        const isSealed = released && lastSeal(released) !== undefined;
        const isKnown = [name, ...formerIds].some((one) => Object.hasOwn(value, one));
        if (!isSealed || isKnown) return [];
        const original = Object.keys(value).find((other) => value[other] === lastSeal(released));
        return [
          refuse(
            1,
            original === undefined
              ? `"${name}" was released, and this list does not name it; bring the list back from git.`
              : `"${name}" is a copy of "${original}" and was never released; delete the released.json in it.`,
          ),
        ];
      });
      return [...listed, ...(listed.length > 0 ? [] : unlisted)];
    }
  }
}

function folderProblems(name: string, seal: unknown, folders: readonly ReleasedFolder[]): readonly string[] {
  const folder =
    folders.find((one) => one.name === name) ?? folders.find((one) => one.formerIds?.includes(name));
  if (seal === givenUp)
    return folder
      ? [`"${name}" was given up, and its folder is here; delete it, or bring this line back from git.`]
      : [];
  if (!folder) {
    const renamed = folders.find(({ released }) => released && lastSeal(released) === seal);
    return [
      renamed
        ? `The folder "${name}" is called "${renamed.name}" now, and members' answers do not follow; rename it back, or add "x-former-ids": ["${name}"] to its schema.json.`
        : `The folder "${name}" is gone, and with it what members answered; bring it back, or write "given up" in the place of its seal to let the answers go.`,
    ];
  }
  return folder.released === undefined || lastSeal(folder.released) === seal
    ? []
    : [
        `The released.json of "${folder.name}" is missing, or is not the one that was recorded here; bring both back from git.`,
      ];
}

function refuse(line: number, sentence: string): Problem {
  return { severity: 'error', file: shown, line, sentence };
}
