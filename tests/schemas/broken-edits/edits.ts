import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFolders } from '../../helpers/check-folders.ts';
import { releaseFolders } from '../../../scripts/questionnaires/release.ts';

/** Edits a copy of the schemas, as an editor did. */
export type Edit = (root: string) => void | Promise<void>;

type File = string;
type Keys = readonly (string | number)[];

export const schema = 'listing/schema.json';
export const ui = 'listing/ui.json';

export function change(file: File, from: string, to: string): Edit {
  return (root) => {
    const text = read(root, file);
    if (!text.includes(from)) throw new Error(`${file} does not say: ${from}`);
    writeFileSync(
      join(root, file),
      text.replace(from, () => to),
    );
  };
}

/** Sets one value of a file, or deletes it if none is given. */
export function set(file: File, keys: Keys, value?: unknown): Edit {
  return (root) => {
    const whole = JSON.parse(read(root, file));
    const last = keys.at(-1) ?? '';
    const holder = keys.slice(0, -1).reduce((one, key) => one[key], whole);
    if (value === undefined) delete holder[last];
    else holder[last] = value;
    writeFileSync(join(root, file), `${JSON.stringify(whole, null, 2)}\n`);
  };
}

export function write(file: File, content: string | Uint8Array): Edit {
  return (root) => writeFileSync(join(root, file), content);
}

export function save(file: File, toContent: (text: string) => string | Uint8Array): Edit {
  return (root) => writeFileSync(join(root, file), toContent(read(root, file)));
}

export function remove(file: File): Edit {
  return (root) => rmSync(join(root, file), { recursive: true });
}

export function rename(from: File, to: File): Edit {
  return (root) => renameSync(join(root, from), join(root, to));
}

export function copy(from: File, to: File): Edit {
  return (root) => cpSync(join(root, from), join(root, to), { recursive: true });
}

export function makeFolder(file: File): Edit {
  return (root) => mkdirSync(join(root, file));
}

export function link(file: File, to: string): Edit {
  return (root) => symlinkSync(to, join(root, file));
}

/** Version 2 of the questionnaire, recorded as released. */
export const releaseSecond: Edit = async (root) => {
  await change(schema, '"version": 1', '"version": 2')(root);
  const outcome = await checkFolders(root);
  if (outcome.kind === 'problems') throw new Error(outcome.report);
  await releaseFolders(root, outcome);
};

function read(root: string, file: File): string {
  return readFileSync(join(root, file), 'utf8');
}
