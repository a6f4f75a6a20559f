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
  app: [at('app/main.tsx'), at('screens/home/HomeScreen.tsx')],
  form: [at('research/page/RecordedSections.tsx')],
  evaluation: [
    at('screens/coin-evaluation/CoinEvaluationScreen.tsx'),
    at('app/pages/CoinEvaluationPage.tsx'),
  ],
  results: [at('screens/results/ResultsScreen.tsx')],
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
  // Saves must not need another file after the network is lost.
  toGroup('app', (is) => is('app') && !is('ahead') && !isForVisitors(is)),
  toGroup('pieces', (is) => is('form') && (is('evaluation') || is('results')), 2),
  toGroup('evaluation', (is) => is('evaluation'), 2),
  toGroup('form', (is) => is('form') && !is('app') && !is('evaluation'), 2),
  toGroup('parts', (is) => !is('form') && !is('chart'), 3),
];

function toGroup(name: string, holds: (is: Is) => boolean, minShareCount = 1) {
  return {
    debugName: name,
    name: (id: string, graph: Graph) => (holds((step) => isLoadedBy(step, id, graph)) ? name : null),
    minShareCount,
  };
}

function isLoadedBy(step: Step, id: string, graph: Graph): boolean {
  const seen = new Set<string>();
  const climb = (module: string): boolean => {
    if (seen.has(module)) return false;
    seen.add(module);
    return (
      entries[step].some((entry) => entry === module) ||
      (graph.getModuleInfo(module)?.importers ?? []).some(climb)
    );
  };
  return climb(id);
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
