import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/files.mjs';

/**
 * The licence of a package without a licence file: the section of its README with the whole text, or else the standard
 * text of its identifier, under the named author. Throws if there is neither.
 */
export function readLicenseText(name: string, identifier: string | undefined): string {
  const folder = join(root, 'node_modules', name);
  return readSection(folder) ?? toStandardText(folder, name, identifier);
}

function readSection(folder: string): string | undefined {
  const readme = readdirSync(folder).find((file) => /^readme\.md$/i.test(file));
  if (readme === undefined) return undefined;
  const sections = readFileSync(join(folder, readme), 'utf8').split(/^#+ +/m);
  const text = sections
    .find((section) => /^licen[cs]e\b/i.test(section))
    ?.replace(/^.*\n/, '')
    .trim();
  // Many only name it, or link to it.
  return text?.includes('WITHOUT WARRANTY') ? text : undefined;
}

function toStandardText(folder: string, name: string, identifier: string | undefined): string {
  const file = join(import.meta.dirname, 'licenses', `${identifier}.txt`);
  if (!existsSync(file)) throw new Error(`${name} brings no text of its licence (${identifier})`);
  // Written by npm, which has an author as a text or an object.
  const { author }: { author?: string | { readonly name: string } } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const by = typeof author === 'object' ? author.name : author;
  return `${by === undefined ? '' : `Copyright ${by}\n\n`}${readFileSync(file, 'utf8').trim()}`;
}
