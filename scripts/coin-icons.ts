// Usage: node scripts/coin-icons.ts   rewrites src/web/ui/icons/coin-icon-table.ts after the icon package changed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { coinIconFolder } from '../src/web/ui/icons/coin-icon-table.ts';

const icons = fileURLToPath(new URL('../node_modules/cryptocurrency-icons/svg/color/', import.meta.url));
const table = fileURLToPath(new URL('../src/web/ui/icons/coin-icon-table.ts', import.meta.url));

interface CoinIcons {
  readonly pictures: ReadonlyMap<string, string>;
  /** The served folder; its name changes with its content, so that browsers may cache it for ever. */
  readonly folder: string;
}

/** Writes every coin icon into the client build; throws when the look-up table does not name its folder. */
export async function buildCoinIcons(outDir: string): Promise<void> {
  const { pictures, folder } = await readCoinIcons();
  if (folder !== coinIconFolder)
    throw new Error('The coin icons have changed: run node scripts/coin-icons.ts');
  const target = join(outDir, folder);
  await mkdir(target, { recursive: true });
  await Promise.all(Array.from(pictures, ([symbol, svg]) => writeFile(join(target, `${symbol}.svg`), svg)));
}

/** For development and Storybook: serves the icons from the package, at the build's addresses. */
export function serveCoinIcons(): Plugin {
  return {
    name: 'serve-coin-icons',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use(coinIconFolder, (request, response, next) => {
        const symbol = /^\/([a-z0-9]+)\.svg$/.exec(request.url ?? '')?.[1];
        if (symbol === undefined || !existsSync(toPath(symbol))) return next();
        response.setHeader('Content-Type', 'image/svg+xml').end(readFileSync(toPath(symbol)));
      });
    },
  };
}

export async function renderCoinIconTable(): Promise<string> {
  const { pictures, folder } = await readCoinIcons();
  const symbols =
    Array.from(pictures.keys())
      .join(' ')
      .match(/.{1,100}(?= |$)/g) ?? [];
  return [
    '// Written by scripts/coin-icons.ts from the cryptocurrency-icons package (see NOTICE).',
    `export const coinIconFolder = '${folder}';`,
    '',
    'export const coinIconSymbols: ReadonlySet<string> = new Set(',
    '  `',
    ...symbols.map((line) => `    ${line.trim()}`),
    '  `',
    '    .trim()',
    '    .split(/\\s+/),',
    ');',
    '',
  ].join('\n');
}

async function readCoinIcons(): Promise<CoinIcons> {
  const symbols = (await readdir(icons))
    .map((file) => file.replace(/\.svg$/, ''))
    .filter(isSymbol)
    .toSorted();
  const pictures = new Map<string, string>();
  const hash = createHash('sha256');
  for (const symbol of symbols) {
    const svg = await readFile(toPath(symbol), 'utf8');
    pictures.set(symbol, svg);
    hash.update(symbol).update(svg);
  }
  return { pictures, folder: `/assets/coins-${hash.digest('hex').slice(0, 8)}` };
}

function toPath(symbol: string): string {
  return join(icons, `${symbol}.svg`);
}

// The package's picture for an unknown symbol is not a coin's.
function isSymbol(name: string): boolean {
  return /^[a-z0-9]+$/.test(name) && name !== 'generic';
}

if (import.meta.main) await writeFile(table, await renderCoinIconTable());
