import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { compileAll } from '../../scripts/questionnaires/compile.ts';

describe('compileAll', () => {
  it('leaves the process what it was: tests and servers that it starts later are no production ones', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'take-profits-compile-'));
    onTestFinished(() => {
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true });
    });
    vi.stubEnv('NODE_ENV', undefined);
    await compileAll({ to: join(folder, 'questionnaires') });
    expect(process.env['NODE_ENV']).toBeUndefined();
  });
});
