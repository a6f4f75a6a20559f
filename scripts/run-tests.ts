/**
 * Runs every check and test of the project, or the tests that the words name; `npm test` calls it after set-up. The
 * last line is `N passed, N failed`; a check counts as one test. With `--watch` the named tests run again after each
 * change.
 *
 * Usage: node scripts/run-tests.ts [--watch] [WORD ...]
 */
import { addCounts, type Counts } from './checks/counts.ts';
import { watchProcessors } from './checks/processor-time.ts';
import { runPrepared, runSteps } from './checks/run-steps.ts';
import { runVitest, watchVitest } from './checks/run-vitest.ts';
import { installChecks, product, questionnaires, sourceChecks } from './checks/steps.ts';
import { findNeeds, findProjects, readWords, toVitestFilters } from './setup/test-parts.mjs';

const { words, watch } = readWords(process.argv.slice(2));

if (watch) {
  const { failures } = await prepareNamed();
  process.exitCode = failures.length === 0 ? watchVitest(namedTests()) : 1;
} else {
  const { passed, failures } = words.length === 0 ? await runWhole() : await runNamed();
  for (const failure of failures) console.log(`FAILED ${failure}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

/** Two rows of work side by side, so that no processor is idle while one program starts or ends. */
async function runWhole(): Promise<Counts> {
  const endWatch = watchProcessors();
  const compiled = await runSteps([questionnaires]);
  const building = runSteps([product]);
  const counts = await Promise.all([
    building,
    runTests(compiled, building),
    runChecksAndWeb(compiled, building),
  ]);
  console.log(endWatch().join('\n'));
  return addCounts([compiled, ...counts]);
}

async function runTests(compiled: Counts, building: Promise<Counts>): Promise<Counts> {
  return runPrepared(addCounts([compiled, await building]), () =>
    runVitest({ projects: ['journeys', 'node', 'postgres'], whole: true }),
  );
}

async function runChecksAndWeb(compiled: Counts, building: Promise<Counts>): Promise<Counts> {
  const checks = await runSteps([...sourceChecks, ...installChecks]);
  const prepared = addCounts([compiled, await building]);
  const commands = await runPrepared(prepared, () => runVitest({ projects: ['commands'], whole: true }));
  const web = await runPrepared(compiled, () => runVitest({ projects: ['dom', 'stories'], whole: true }));
  return addCounts([checks, commands, web]);
}

async function runNamed(): Promise<Counts> {
  const prepared = await prepareNamed();
  return addCounts([prepared, await runPrepared(prepared, () => runVitest(namedTests()))]);
}

function prepareNamed(): Promise<Counts> {
  return runSteps(findNeeds(words).has('build') ? [questionnaires, product] : [questionnaires]);
}

function namedTests() {
  return { filters: toVitestFilters(words), projects: findProjects(words) };
}
