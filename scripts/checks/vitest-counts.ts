import { isRecord } from '../../src/lib/is-record.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Reads the totals from Vitest's JSON report. A skipped test counts as failed, so that none is left out in silence. So
 * does a test file that could not be loaded, and a run that failed without naming a test.
 */
export function readCounts(report: string | undefined, runPassed: boolean): Counts {
  const totals: unknown = report === undefined ? undefined : JSON.parse(report);
  if (!isRecord(totals)) return { passed: 0, failed: 1 };
  const passed = toCount(totals['numPassedTests']);
  const skipped = toCount(totals['numPendingTests']) + toCount(totals['numTodoTests']);
  const broken = Array.isArray(totals['testResults']) ? totals['testResults'].filter(isBrokenFile).length : 0;
  const failed = toCount(totals['numFailedTests']) + skipped + broken;
  return { passed, failed: failed === 0 && !runPassed ? 1 : failed };
}

function isBrokenFile(file: unknown): boolean {
  if (!isRecord(file) || file['status'] !== 'failed') return false;
  const tests = Array.isArray(file['assertionResults']) ? file['assertionResults'] : [];
  return !tests.some((test) => isRecord(test) && test['status'] === 'failed');
}

function toCount(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
