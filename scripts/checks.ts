/**
 * Every check and test of the project, one after another; `npm test` calls it once everything is set up.
 *
 * Usage: node scripts/checks.ts
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { npmCommand, SetupError } from './setup/command.mjs';
import { root } from './setup/files.mjs';
import { programPath } from './setup/program.mjs';
import { readCounts, type Counts } from './vitest-counts.ts';

type Outcome = { readonly ok: boolean; readonly output: string };
interface Step {
  readonly title: string;
  readonly run: () => Outcome;
}

const zones = ['lib', 'contracts', 'engine', 'server', 'web'];
const tsc = programPath('typescript', 'tsc');

const steps: readonly Step[] = [
  { title: 'The lock file installs', run: () => runNpm(['ci', '--dry-run', '--ignore-scripts']) },
  { title: 'Content of schemas/', run: () => runNode('scripts/schemas.ts') },
  { title: 'Build', run: build },
  { title: 'Questionnaires of the tests', run: () => runNode('scripts/questionnaires/compile-fixtures.ts') },
  ...zones.map((zone) => ({
    title: `Types of src/${zone}`,
    run: () => runNode(tsc, '-p', `src/${zone}`, '--noEmit'),
  })),
  { title: 'Types of all else', run: () => runNode(tsc, '-p', '.', '--noEmit') },
  { title: 'Lint', run: () => runNode(programPath('oxlint'), '--deny-warnings') },
  { title: 'Format', run: () => runNode(programPath('oxfmt'), '--check') },
  { title: 'Dead code and unused packages', run: () => runNode(programPath('knip')) },
];

let passed = 0;
let failed = 0;
for (const step of steps) {
  const started = Date.now();
  const { ok, output } = step.run();
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${step.title} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (!ok) console.log(output);
  if (ok) passed += 1;
  else failed += 1;
}
const tests = runVitest();
passed += tests.passed;
failed += tests.failed;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function runVitest(): Counts {
  const folder = mkdtempSync(join(tmpdir(), 'take-profits-test-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync(process.execPath, [programPath('vitest'), 'run', ...reporters], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // A run that hangs has to end while the whole of `npm test` still has time to say so.
    timeout: 30 * 60_000,
  });
  const text = readReport(report);
  rmSync(folder, { recursive: true });
  return readCounts(text, status === 0);
}

function readReport(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function build(): Outcome {
  try {
    ensureBuilt(process.execPath);
    return { ok: true, output: '' };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return { ok: false, output: error.message };
  }
}

function runNode(...args: readonly string[]): Outcome {
  return runProgram(process.execPath, args);
}

function runNpm(args: readonly string[]): Outcome {
  const { command, first } = npmCommand(process.execPath);
  return runProgram(command, [...first, ...args]);
}

function runProgram(command: string, args: readonly string[]): Outcome {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });
  return { ok: status === 0, output: `${stdout}${stderr}` };
}
