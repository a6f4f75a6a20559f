/**
 * Runs every check and test of the project, or the tests that the words name; `npm test` calls it after set-up. The
 * last line is `N passed, N failed`; a check counts as one test. With `--watch` the named tests run again after each
 * change.
 *
 * Usage: node scripts/run-tests.ts [--watch] [WORD ...]
 */
import { watchProcessors } from './checks/processor-time.ts';
import { runPrepared, runSteps } from './checks/run-steps.ts';
import { runVitest, watchVitest } from './checks/run-vitest.ts';
import { checkSources, installChecks, preparations, toPreparations } from './checks/steps.ts';
import { findNeeds, findProjects, readWords, toVitestFilters } from './setup/test-parts.mjs';

const { words, watch } = readWords(process.argv.slice(2));
const endWatch = watchProcessors();
const whole = words.length === 0;
const counts = whole && !watch ? [await runSteps(installChecks)] : [];
const prepared = await runSteps(whole ? preparations : toPreparations(findNeeds(words)));
const tests = { filters: toVitestFilters(words), projects: findProjects(words) };
if (watch) {
  process.exitCode = prepared.failed === 0 ? watchVitest(tests) : 1;
} else {
  counts.push(prepared);
  if (whole) counts.push(await checkSources());
  counts.push(await runPrepared(prepared, () => runVitest(tests)));
  const passed = counts.reduce((sum, one) => sum + one.passed, 0);
  const failed = counts.reduce((sum, one) => sum + one.failed, 0);
  if (whole) console.log(endWatch().join('\n'));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
