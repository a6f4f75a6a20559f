import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/files.mjs';
import type { BundledPackage } from './bundled-package.ts';

const fonts = [
  { name: 'Inter', file: 'inter-latin-opsz.woff2', from: 'https://github.com/rsms/inter' },
  {
    name: 'JetBrains Mono',
    file: 'jetbrains-mono-latin.woff2',
    from: 'https://github.com/JetBrains/JetBrainsMono',
  },
] as const;

/** The package of the coins' icons: its files are served, and no bundle has its code. */
export function readIconPackage(): BundledPackage {
  const name = 'cryptocurrency-icons';
  const folder = join(root, 'node_modules', name);
  // Written by npm.
  const { version, license }: { version: string; license: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const text = readFileSync(join(folder, 'LICENSE.md'), 'utf8').trim();
  return { name, version, identifier: license, text };
}

/** The fonts as components of a bill of materials (CycloneDX), since no package contains them. */
export function listFonts() {
  return fonts.map(({ name, file, from }) => ({
    'bom-ref': file,
    type: 'file',
    name,
    hashes: [{ alg: 'SHA-512', content: hash(join(root, 'src/web/ui/styles/fonts', file)) }],
    licenses: [{ license: { id: 'OFL-1.1' } }],
    externalReferences: [{ type: 'distribution', url: from }],
  }));
}

function hash(path: string): string {
  return createHash('sha512').update(readFileSync(path)).digest('hex');
}
