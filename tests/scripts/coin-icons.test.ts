import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { buildCoinIcons, renderCoinIconTable } from '../../scripts/coin-icons.ts';
import { coinIconFolder, coinIconSymbols } from '../../src/web/feeds/coin-icon-table.ts';

describe('coin icons', () => {
  it('have a table of more than 450 symbols that matches the installed package', async () => {
    const table = fileURLToPath(new URL('../../src/web/feeds/coin-icon-table.ts', import.meta.url));
    expect(await readFile(table, 'utf8')).toBe(await renderCoinIconTable());
    expect(coinIconSymbols.size).toBeGreaterThan(450);
    for (const symbol of ['ada', 'bnb', 'btc', 'dai', 'dot', 'eth', 'matic', 'sol', 'sushi', 'uni', 'xmr']) {
      expect(coinIconSymbols).toContain(symbol);
    }
  });

  it('are written as one SVG file for each symbol, without scripts', async () => {
    const outDir = await mkdtemp(join(tmpdir(), 'coin-icons-'));
    try {
      await buildCoinIcons(outDir);
      const files = await readdir(join(outDir, coinIconFolder));
      expect(files.toSorted()).toEqual(Array.from(coinIconSymbols, (symbol) => `${symbol}.svg`).toSorted());
      const pictures = await Promise.all(
        files.map((file) => readFile(join(outDir, coinIconFolder, file), 'utf8')),
      );
      expect(pictures.filter((svg) => !svg.startsWith('<svg') || /<script|\son\w+=/i.test(svg))).toEqual([]);
    } finally {
      await rm(outDir, { recursive: true, force: true });
    }
  });
});
