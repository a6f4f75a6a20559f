import { ensureBuilt } from '../setup/build.mjs';
import { SetupError } from '../setup/command.mjs';
import { programPath } from '../setup/program.mjs';
import { isCompiled } from './compiled.ts';
import { runNode, runNpm, type Outcome, type Step } from './run-steps.ts';

const tsc = programPath('typescript', 'tsc');

const typesOf = (folder: string, title: string): Step => ({
  title: `Types of ${title}`,
  run: () => runNode(tsc, '-p', folder, '--noEmit', '--checkers', '1'),
});

/** The checks that do not run the sources, the longest first. */
export const sourceChecks: readonly Step[] = [
  { title: 'Lint', run: () => runNode(programPath('oxlint'), '--deny-warnings') },
  typesOf('.', 'everything'),
  { title: 'Dead code and unused packages', run: () => runNode(programPath('knip')) },
  ...['web', 'server', 'engine', 'contracts', 'lib'].map((zone) =>
    typesOf(`src/${zone}`, `src/${zone} without what its zone has not`),
  ),
  { title: 'Format', run: () => runNode(programPath('oxfmt'), '--check') },
];

export const product: Step = { title: 'Build', run: () => attempt(() => ensureBuilt(process.execPath)) };

/** Of schemas/ and of the tests; compiled only if they changed. */
export const questionnaires: Step = {
  title: 'Questionnaires',
  run: async () => (isCompiled() ? { ok: true, output: '' } : runNode('scripts/checks/compiled.ts')),
};

export const installChecks: readonly Step[] = [
  { title: 'The lock file installs', run: () => runNpm('ci', '--dry-run', '--ignore-scripts') },
  { title: 'Content of schemas/', run: () => runNode('scripts/schemas.ts') },
];

async function attempt(work: () => Promise<void>): Promise<Outcome> {
  try {
    await work();
    return { ok: true, output: '' };
  } catch (error) {
    return { ok: false, output: error instanceof SetupError ? error.message : String(error) };
  }
}
