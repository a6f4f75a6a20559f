import { writeFileSync } from 'node:fs';
import type { Counts } from './counts.ts';

// Vitest's own types, read here, would replace those of jest-dom's matchers in the tests.
interface TestCase {
  readonly fullName: string;
  result(): { readonly state: string; readonly errors?: readonly { readonly message: string }[] };
}

interface TestModule {
  readonly relativeModuleId: string;
  readonly children: { allTests(): Iterable<TestCase> };
  state(): string;
}

interface UnhandledError {
  readonly message: string;
  readonly VITEST_TEST_PATH?: string;
  readonly VITEST_TEST_NAME?: string;
}

/** The environment variable with the path of the file for the counts. */
export const countsVariable = 'TEST_COUNTS';

/** A reporter of Vitest that writes what passed and failed into a file, as JSON. */
export default class CountReporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly UnhandledError[], reason: string): void {
    const path = process.env[countsVariable];
    const counts = countTests(modules, unhandled, reason === 'interrupted');
    if (path !== undefined) writeFileSync(path, JSON.stringify(counts));
  }
}

/** The states of tests that a run which was cut short did not reach. */
const unrun: ReadonlySet<string> = new Set(['skipped', 'pending', 'queued']);

/**
 * A skipped test counts as failed, so that none is left out in silence. So does a test file that could not be loaded, and
 * an error that no test caught.
 */
function countTests(
  modules: readonly TestModule[],
  unhandled: readonly UnhandledError[],
  isCutShort: boolean,
): Counts {
  const outcomes = modules.flatMap((module) => {
    const place = module.relativeModuleId;
    const tests = [...module.children.allTests()].map((test) => ({
      name: `${place} > ${test.fullName}`,
      ...test.result(),
    }));
    const isBroken = module.state() === 'failed' && !tests.some(({ state }) => state === 'failed');
    return isBroken ? [...tests, { name: place, state: 'the file failed', errors: [] }] : tests;
  });
  const passed = outcomes.filter(({ state }) => state === 'passed');
  const failed = outcomes
    .filter((one) => !passed.includes(one) && !(isCutShort && unrun.has(one.state)))
    .map(({ name, state, errors = [] }) => `${name} (${[state, ...errors.map(shorten)].join(': ')})`);
  const errors = unhandled.map(
    (error) => `${describePlace(error)} (an error that no test caught: ${error.message})`,
  );
  return { passed: passed.length, failures: [...failed, ...errors] };
}

function shorten({ message }: { readonly message: string }): string {
  return message.replaceAll(/\s+/g, ' ').slice(0, 500);
}

/** The test during which an error came up; it may be of one before. */
function describePlace({
  VITEST_TEST_PATH: file = 'between files',
  VITEST_TEST_NAME: name,
}: UnhandledError): string {
  return name === undefined ? file : `${file} > ${name}`;
}
