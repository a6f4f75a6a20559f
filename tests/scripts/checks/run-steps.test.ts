import { describe, expect, it, vi } from 'vitest';
import { runNode, runPrepared, runSteps, type Outcome } from '../../../scripts/checks/run-steps.ts';

function watchLog() {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  return () => log.mock.calls.map(([line]) => String(line));
}

describe('runSteps', () => {
  it('counts passed and failed steps, prints a line for each, and the output of a failed one', async () => {
    const readLog = watchLog();
    const counts = await runSteps([
      { title: 'Types', run: async () => ({ ok: true, output: 'nothing to say' }) },
      { title: 'Lint', run: async () => ({ ok: false, output: 'a.ts:1 is wrong' }) },
    ]);
    expect(counts).toEqual({ passed: 1, failures: ['Lint'] });
    expect(readLog()).toEqual([
      expect.stringMatching(/^ok {5}Types \(/),
      expect.stringMatching(/^FAILED Lint \(/),
      'a.ts:1 is wrong',
    ]);
  });

  it('runs no more steps at once than the limit', async () => {
    watchLog();
    const open: ((outcome: Outcome) => void)[] = [];
    const run = () => new Promise<Outcome>((resolve) => open.push(resolve));
    const all = runSteps(
      ['a', 'b', 'c'].map((title) => ({ title, run })),
      2,
    );
    await vi.waitFor(() => expect(open).toHaveLength(2));
    open[0]?.({ ok: true, output: '' });
    await vi.waitFor(() => expect(open).toHaveLength(3));
    for (const end of open) end({ ok: true, output: '' });
    expect(await all).toEqual({ passed: 3, failures: [] });
  });
});

describe('runPrepared', () => {
  const passed = { passed: 7, failures: [] };

  it('runs no tests if their preparation failed, and says so', async () => {
    const readLog = watchLog();
    const runTests = vi.fn(async () => passed);
    expect(await runPrepared({ passed: 1, failures: ['Build'] }, runTests)).toEqual({
      passed: 0,
      failures: [],
    });
    expect(runTests).not.toHaveBeenCalled();
    expect(readLog()).toEqual(['No test is run: what the tests need could not be prepared.']);
  });

  it('runs the tests if their preparation passed', async () => {
    expect(await runPrepared({ passed: 2, failures: [] }, async () => passed)).toEqual(passed);
  });
});

describe('runNode', () => {
  it('returns whether a program succeeded, and all of its output', async () => {
    expect(await runNode('-e', 'console.log(1)')).toEqual({ ok: true, output: '1\n' });
    const { ok, output } = await runNode('-e', 'console.error("no"); process.exit(3)');
    expect({ ok, output }).toEqual({ ok: false, output: 'no\n' });
  });
});
