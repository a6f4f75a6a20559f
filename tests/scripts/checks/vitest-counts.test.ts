import { describe, expect, it } from 'vitest';
import { readCounts } from '../../../scripts/checks/vitest-counts.ts';

const passing = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
};

describe('readCounts', () => {
  it('returns the totals of the report', () => {
    expect(readCounts(JSON.stringify(passing), true)).toEqual({ passed: 3, failed: 0 });
  });

  it('counts a skipped test as failed', () => {
    const report = { ...passing, numPendingTests: 1, numTodoTests: 1 };
    expect(readCounts(JSON.stringify(report), true)).toEqual({ passed: 3, failed: 2 });
  });

  it('counts a file that could not be loaded as one failed test', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const report = { ...passing, testResults: [broken] };
    expect(readCounts(JSON.stringify(report), false)).toEqual({ passed: 3, failed: 1 });
  });

  it('counts a failed test once, although its file failed too', () => {
    const file = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    const report = { ...passing, numFailedTests: 1, testResults: [file] };
    expect(readCounts(JSON.stringify(report), false)).toEqual({ passed: 3, failed: 1 });
  });

  it('counts a failure for a run that failed or left no report', () => {
    expect(readCounts(JSON.stringify(passing), false)).toEqual({ passed: 3, failed: 1 });
    expect(readCounts(undefined, false)).toEqual({ passed: 0, failed: 1 });
  });
});
