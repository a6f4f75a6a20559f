import { join } from 'node:path';
import { isRecord } from '../../src/lib/is-record.ts';
import type { ReleasedFile } from '../../src/engine/registry/source.ts';
import { readJsonFile, type Problem } from './json-file.ts';
import { lastSeal } from './released-file.ts';

/** The file beside the folders that says which questionnaires were released, each with its newest seal. */
export const ledgerName = 'released.json';

const shown = `schemas/${ledgerName}`;

/** A folder with what its released.json says, as far as it can be read. */
export interface ReleasedFolder {
  readonly name: string;
  readonly released: ReleasedFile | undefined;
}

/** Folders that were released and are gone, and files of releases that are not those which were recorded. */
export async function ledgerProblems(
  root: string,
  folders: readonly ReleasedFolder[],
): Promise<readonly Problem[]> {
  const reading = await readJsonFile(join(root, ledgerName), shown);
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
      const unlisted = folders.flatMap(({ name, released }) => {
        const isSealed = released && lastSeal(released) !== undefined;
        if (!isSealed || Object.hasOwn(value, name)) return [];
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
  const folder = folders.find((one) => one.name === name);
  if (!folder) {
    const renamed = folders.find(({ released }) => released && lastSeal(released) === seal);
    return [
      renamed
        ? `The folder "${name}" is called "${renamed.name}" now, and members' answers do not follow; rename it back.`
        : `The folder "${name}" is gone, and with it what members answered; bring it back, or delete this line to give the answers up for good.`,
    ];
  }
  return folder.released === undefined || lastSeal(folder.released) === seal
    ? []
    : [
        `The released.json of "${name}" is missing, or is not the one that was recorded here; bring both back from git.`,
      ];
}

function refuse(line: number, sentence: string): Problem {
  return { level: 'error', file: shown, line, sentence };
}
