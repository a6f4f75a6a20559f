import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

const at = (path: string): string => fileURLToPath(new URL(`../../src/web/${path}`, import.meta.url));

/** The modules that the browser loads at each step; all their imports belong to that step. */
const entries = {
  public: [at('app/public.ts'), at('app/sign-in/main.ts')],
  /**
   * Loaded by the sign-in page after its first paint; `code` where an e-mail alone does not sign in. Without its
   * code-step.ts: the app shares this chunk, and must not run the sign-in page that code-step.ts imports from.
   */
  signIn: [at('session/sign-in.ts')],
  code: [at('session/code-sign-in.ts'), at('session/passkey-sign-in.ts')],
  ahead: [at('app/ahead/ahead.ts')],
  app: [at('app/main.tsx')],
  /** Every page loads it once it is shown. */
  sending: [at('research/record/queue/send-save.ts')],
  /** A coin evaluation before a coin is searched. */
  evaluation: [at('app/pages/CoinEvaluationPage.tsx')],
  form: [
    at('research/page/RecordedSections.tsx'),
    at('research/page/PageQuestionnaires.tsx'),
    at('research/page/FollowUps.tsx'),
  ],
  chart: [at('ui/chart/Drawing.tsx')],
} as const;

type Step = keyof typeof entries;
type Is = (step: Step) => boolean;

const isForVisitors = (is: Is) => is('public') || is('signIn') || is('code');

/**
 * The files that several pages share. Without these groups the browser would load dozens of small ones. A module
 * belongs to the first group that takes it; the bundler splits the rest.
 */
export const chunkGroups = [
  toGroup('public', (is) => is('public'), 2),
  // With what the app shares with `code`, so that the app does not load passkeys.
  toGroup('sign-in', (is) => (is('signIn') || (is('code') && is('app'))) && !is('public')),
  toGroup('code', (is) => is('code') && !is('public') && !is('signIn')),
  toGroup('ahead', (is) => is('ahead') && !isForVisitors(is)),
  toGroup('app', (is) => is('app') && !is('ahead') && !isForVisitors(is)),
  toGroup('sending', (is) => is('sending')),
  toGroup('evaluation', (is) => is('evaluation'), 2),
  // Pages without a form do not load it.
  toGroup('form', (is, isOnly) => is('form') && isOnly('form')),
  toGroup('parts', (is) => !is('chart'), 3),
];

function toGroup(name: string, holds: (is: Is, isOnly: Is) => boolean, minShareCount = 1) {
  return {
    debugName: name,
    name: (id: string, graph: Graph) => {
      const is: Is = (step) => listImporters(id, graph).some((module) => isEntryOf(step, module));
      const isOnly: Is = (step) =>
        listImporters(id, graph, step).every(
          (module) => isEntryOf(step, module) || findImporters(module, graph).length > 0,
        );
      return holds(is, isOnly) ? name : null;
    },
    minShareCount,
  };
}

function isEntryOf(step: Step, module: string): boolean {
  return entries[step].some((entry) => entry === module);
}

function findImporters(module: string, graph: Graph): readonly string[] {
  return graph.getModuleInfo(module)?.importers ?? [];
}

/** The module and all that imports it; without the importers of an entry of `until`. */
function listImporters(id: string, graph: Graph, until?: Step): readonly string[] {
  const found = new Set([id]);
  for (const module of found) {
    if (until !== undefined && isEntryOf(until, module)) continue;
    for (const importer of findImporters(module, graph)) found.add(importer);
  }
  return [...found];
}

/** Fails the build if an entry of the list is no longer part of it. */
export function checkedEntries(): Plugin {
  return {
    name: 'checked-entries',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    buildEnd(error) {
      if (error) return;
      const missing = Object.values(entries)
        .flat()
        .find((entry) => this.getModuleInfo(entry) === null);
      if (missing !== undefined)
        throw new Error(`scripts/vite/chunks.ts names ${missing}, which is not loaded`);
    },
  };
}
