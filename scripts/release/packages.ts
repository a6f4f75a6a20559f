import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenseFile } from '../vite/license-file.ts';
import { root } from '../setup/files.mjs';

/** A package of which a bundle holds code. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** Of SPDX, as MIT. */
  readonly identifier?: string;
  readonly text?: string;
}

/** The packages in the bundles of these folders, each once, in the order of their names. */
export function readPackages(folders: readonly string[]): readonly BundledPackage[] {
  const found = folders.flatMap((folder): readonly BundledPackage[] =>
    // Vite's own list.
    JSON.parse(readFileSync(join(folder, licenseFile.fileName), 'utf8')),
  );
  const byName = new Map(found.map((one) => [`${one.name}@${one.version}`, one]));
  return [...byName].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** Our own notice, with those of the packages after it. */
export function toNotices(own: string, packages: readonly BundledPackage[]): string {
  const parts = packages.map(({ name, version, identifier, text }) =>
    [`${name} ${version}${identifier === undefined ? '' : `, ${identifier}`}`, text, readNotice(name)]
      .filter((part) => part !== undefined)
      .join('\n\n'),
  );
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  return (
    [`${own.trimEnd()}\n\nPackages that the server and the browser's code contain:`, ...parts].join(rule) +
    '\n'
  );
}

/** The Apache License asks that such a file goes along. */
function readNotice(name: string): string | undefined {
  const file = join(root, 'node_modules', name, 'NOTICE');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
