import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPdfLicences } from '../pdf-files.ts';
import { licenseFile } from '../vite/license-file.ts';
import { root } from '../setup/files.mjs';
import type { BundledPackage } from './bundled-package.ts';
import { readLicenseText } from './license-text.ts';
import { readIconPackage } from './shipped-assets.ts';

export function readPackages(folders: readonly string[]): readonly BundledPackage[] {
  const found = folders.flatMap((folder): readonly BundledPackage[] =>
    // Vite's own list.
    JSON.parse(readFileSync(join(folder, licenseFile.fileName), 'utf8')),
  );
  const byName = new Map([...found, readIconPackage()].map((one) => [`${one.name}@${one.version}`, one]));
  return [...byName].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

export function toNotices(own: string, packages: readonly BundledPackage[]): string {
  const parts = packages.map(({ name, version, identifier, text }) =>
    [
      `${name} ${version}${identifier === undefined ? '' : `, ${identifier}`}`,
      text ?? readLicenseText(name, identifier),
      readNotice(name),
      name === 'pdfjs-dist' ? readPdfLicences() : undefined,
    ]
      .filter((part) => part !== undefined)
      .join('\n\n'),
  );
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  return (
    [`${own.trimEnd()}\n\nPackages that the server and what the browser loads contain:`, ...parts].join(
      rule,
    ) + '\n'
  );
}

/** The Apache License requires that such a file is included. */
function readNotice(name: string): string | undefined {
  const file = join(root, 'node_modules', name, 'NOTICE');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
