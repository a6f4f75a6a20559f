import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

const inApp = (names: string) => new RegExp(`/src/web/app/(?:${names})\\.(?:tsx?|html)$`);
const isPublic = inApp('public');
const isEntry = inApp('login/login');
const isSignIn = /\/src\/web\/session\/sign-in\.ts$/;
/** What the login fetches once an e-mail alone is not enough. */
const isProof = /\/src\/web\/(?:app\/login\/code-step|session\/(?:code|passkey)-sign-in)\.ts$/;
const isAhead = inApp('ahead/ahead');
const isFrame = /\/src\/web\/(?:app\/main|screens\/home\/HomeScreen)\.tsx$/;
const isForm = inApp('recorded/RecordedSections');
const isEvaluation = /\/src\/web\/screens\/coin-evaluation\/CoinEvaluationScreen\.tsx$/;
const isPage = /\/src\/web\/(?:app\/(?:pages\/)?\w+Page\.tsx|screens\/\w+(?:-\w+)*\/\w+Screen\.tsx)$/;

/** Exported beside what the frame uses of its package, which therefore seems to load it. */
const isBeside =
  /\/@tanstack\/[\w-]+\/build\/modern\/(?:infiniteQueryObserver|use(?:InfiniteQuery|IsFetching))\.js$/;

/** The frame of charts is large and only where a chart is. */
const isPart = /\/src\/(?:web\/(?:api|ui|feeds|panels|copy)|contracts|lib)\/(?!chart\/|Chart)/;

/**
 * What the login, the frame and the pages share, in a file each: a file for every piece that two of them have in
 * common would cost the browser dozens of requests. What keeps saves is in the frame's: it must not need another file once
 * the network is gone. What sends them comes at once after the frame. What a coin evaluation begins with is apart from the
 * other parts, which stand behind its search.
 */
export const chunkGroups = [
  toGroup('public', (id, graph) => isLoadedBy(isPublic, id, graph), 2),
  toGroup('entry', (id, graph) => isLoadedBy(isEntry, id, graph) && !isLoadedBy(isPublic, id, graph), 2),
  toGroup('sign-in', (id, graph) => isLoadedBy(isSignIn, id, graph) && !isAtDoor(id, graph)),
  toGroup('ahead', (id, graph) => isLoadedBy(isAhead, id, graph) && !isForVisitors(id, graph)),
  toGroup(
    'app',
    (id, graph) =>
      isLoadedBy(isFrame, id, graph) &&
      !isBeside.test(id) &&
      !isLoadedBy(isAhead, id, graph) &&
      !isForVisitors(id, graph),
  ),
  toGroup('pieces', (id, graph) => isLoadedBy(isForm, id, graph) && isLoadedBy(isPage, id, graph, isForm), 2),
  toGroup('evaluation', (id, graph) => !isBeside.test(id) && isLoadedBy(isEvaluation, id, graph), 2),
  toGroup(
    'parts',
    (id, graph) =>
      isPart.test(id) &&
      !isLoadedBy(isForm, id, graph) &&
      !isForVisitors(id, graph) &&
      !isLoadedBy(isAhead, id, graph),
    3,
  ),
];

function toGroup(name: string, holds: (id: string, graph: Graph) => boolean, minShareCount = 1) {
  return {
    debugName: name,
    name: (id: string, graph: Graph) => (holds(id, graph) ? name : null),
    minShareCount,
  };
}

/** Whether the documents of visitors load it, which load little and nothing that only the app needs. */
function isForVisitors(id: string, graph: Graph): boolean {
  return isAtDoor(id, graph) || isLoadedBy(isSignIn, id, graph) || isLoadedBy(isProof, id, graph);
}

/** Whether they load it at once. */
function isAtDoor(id: string, graph: Graph): boolean {
  return isLoadedBy(isEntry, id, graph) || isLoadedBy(isPublic, id, graph);
}

/** Whether a module comes with one of those, by imports that do not lead through what is passed over. */
function isLoadedBy(those: RegExp, id: string, graph: Graph, passedOver?: RegExp): boolean {
  const seen = new Set<string>();
  const climb = (module: string): boolean => {
    if (seen.has(module) || passedOver?.test(module)) return false;
    seen.add(module);
    return those.test(module) || (graph.getModuleInfo(module)?.importers ?? []).some(climb);
  };
  return climb(id);
}
