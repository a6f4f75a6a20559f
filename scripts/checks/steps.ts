import { ensureBuilt } from '../setup/build.mjs';
import { SetupError } from '../setup/command.mjs';
import { programPath } from '../setup/program.mjs';
import { isCompiled } from './compiled.ts';
import { runNode, runNpm, type Outcome, type Step } from './run-steps.ts';

const zones = ['web', 'server', 'engine', 'contracts', 'lib'];

const typesOf = (folder: string, title: string): Step => ({
  title: `Types of ${title}`,
  run: () => runNode(programPath('typescript', 'tsc'), '-p', folder, '--noEmit', '--checkers', '1'),
});

const typesOfZone = (zone: string) => typesOf(`src/${zone}`, `src/${zone} without what its zone has not`);
const types = typesOf('.', 'everything');

const lint = (...files: readonly string[]): Step => ({
  title: 'Lint',
  run: () => runNode(programPath('oxlint'), '--deny-warnings', ...files),
});

const format = (...files: readonly string[]): Step => ({
  title: 'Format',
  run: () => runNode(programPath('oxfmt'), '--check', ...files),
});

/** The checks that do not run the sources, the longest first. */
export const sourceChecks: readonly Step[] = [
  lint(),
  types,
  { title: 'Dead code and unused packages', run: () => runNode(programPath('knip')) },
  ...zones.map(typesOfZone),
  format(),
];

/** Those that a change of these files can fail, except for dead code. */
export function checksOf(files: readonly string[]): readonly Step[] {
  const code = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  const written = files.filter((file) => /\.(?:tsx?|mjs|css|md|json)$/.test(file));
  const changed = zones.filter((zone) => code.some((file) => file.startsWith(`src/${zone}/`)));
  return [
    ...(code.length > 0 ? [types, lint(...code, noUnmatched), ...changed.map(typesOfZone)] : []),
    ...(written.length > 0 ? [format(...written, noUnmatched)] : []),
  ];
}

/** Both tools leave out files that their settings ignore. */
const noUnmatched = '--no-error-on-unmatched-pattern';

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
