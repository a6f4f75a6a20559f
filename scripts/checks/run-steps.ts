import { spawn } from 'node:child_process';
import { npmCommand } from '../setup/command.mjs';
import { root } from '../setup/files.mjs';
import type { Counts } from './counts.ts';

export interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

export interface Step {
  readonly title: string;
  readonly run: () => Promise<Outcome>;
}

/** Runs steps in order, at most `width` at a time; prints a line as each ends, and the output of a failed one. */
export async function runSteps(steps: readonly Step[], width = 1): Promise<Counts> {
  const waiting = steps[Symbol.iterator]();
  const failures: string[] = [];
  const work = async () => {
    for (const step of waiting) if (!(await runStep(step))) failures.push(step.title);
  };
  await Promise.all(Array.from({ length: width }, work));
  return { passed: steps.length - failures.length, failures };
}

/** Runs tests only if all preparations passed: on a broken build nearly all fail, and hide the cause. */
export async function runPrepared(preparations: Counts, runTests: () => Promise<Counts>): Promise<Counts> {
  if (preparations.failures.length === 0) return runTests();
  console.log('No test is run: what the tests need could not be prepared.');
  return { passed: 0, failures: [] };
}

async function runStep({ title, run }: Step): Promise<boolean> {
  const started = performance.now();
  const { ok, output } = await run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${title} (${seconds} s)`);
  if (!ok) console.log(output);
  return ok;
}

export function runNode(...args: readonly string[]): Promise<Outcome> {
  return runProgram(process.execPath, args);
}

export function runNpm(...args: readonly string[]): Promise<Outcome> {
  const { command, first } = npmCommand(process.execPath);
  return runProgram(command, [...first, ...args]);
}

/**
 * For the steps written in Go (types and lint), which run side by side: more threads would check the same types several
 * times, and there is memory enough to collect no garbage before 2 GiB.
 */
const goSettings = { GOMAXPROCS: '1', GOGC: 'off', GOMEMLIMIT: '2GiB' };

async function runProgram(command: string, args: readonly string[]): Promise<Outcome> {
  const env = { ...goSettings, ...process.env };
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => printed.push(String(text)));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output: printed.join('') }));
  });
}
