import { availableParallelism } from 'node:os';
import { compileFixtures } from '../questionnaires/compile-fixtures.ts';
import { compileAll } from '../questionnaires/compile.ts';
import { ensureBuilt } from '../setup/build.mjs';
import { SetupError } from '../setup/command.mjs';
import { programPath } from '../setup/program.mjs';
import type { Need } from '../setup/test-parts.mjs';
import { runNode, runNpm, runSteps, type Outcome, type Step } from './run-steps.ts';
import type { Counts } from './vitest-counts.ts';

const tsc = programPath('typescript', 'tsc');

const typesOf = (folder: string, title: string): Step => ({
  title: `Types of ${title}`,
  run: () => runNode(tsc, '-p', folder, '--noEmit', '--checkers', '1'),
});

/** The checks that do not run the sources, the longest first. */
const sourceChecks: readonly Step[] = [
  { title: 'Lint', run: () => runNode(programPath('oxlint'), '--deny-warnings') },
  typesOf('.', 'everything'),
  { title: 'Dead code and unused packages', run: () => runNode(programPath('knip')) },
  ...['web', 'server', 'engine', 'contracts', 'lib'].map((zone) =>
    typesOf(`src/${zone}`, `src/${zone} without what its zone has not`),
  ),
  { title: 'Format', run: () => runNode(programPath('oxfmt'), '--check') },
];

const product: Step = { title: 'Build', run: () => attempt(() => ensureBuilt(process.execPath)) };
const questionnaires: Step = {
  title: 'Questionnaires',
  run: () => attempt(async () => void (await compileAll())),
};
const fixtures: Step = { title: 'Questionnaires of the tests', run: () => attempt(compileFixtures) };

export const installChecks: readonly Step[] = [
  { title: 'The lock file installs', run: () => runNpm('ci', '--dry-run', '--ignore-scripts') },
  { title: 'Content of schemas/', run: () => runNode('scripts/schemas.ts') },
];

export const preparations: readonly Step[] = [product, fixtures];

/** Prepares what a part of the tests needs: the questionnaires always, since they take a moment only. */
export function toPreparations(needs: ReadonlySet<Need>): readonly Step[] {
  return [needs.has('build') ? product : questionnaires, fixtures];
}

export function checkSources(): Promise<Counts> {
  return runSteps(sourceChecks, Math.max(2, availableParallelism()));
}

async function attempt(work: () => void | Promise<void>): Promise<Outcome> {
  try {
    await work();
    return { ok: true, output: '' };
  } catch (error) {
    return { ok: false, output: error instanceof SetupError ? error.message : String(error) };
  }
}
