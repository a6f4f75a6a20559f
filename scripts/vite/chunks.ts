import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

const inApp = (names: string) => new RegExp(`/src/web/app/(?:${names})\\.(?:tsx?|html)$`);
const isPublic = inApp('public');
const isLogin = inApp('main');
const isShell = /\/src\/web\/(?:app\/MemberApp|screens\/home\/HomeScreen)\.tsx$/;
const isForm = inApp('RecordedQuestionnaire');
const isPage = /\/src\/web\/(?:app\/(?:pages\/)?\w+Page\.tsx|screens\/\w+(?:-\w+)*\/\w+Screen\.tsx)$/;

/** The frame of charts is large and only where a chart is. */
const isPart = /\/src\/(?:web\/(?:api|ui|feeds|panels|copy)|contracts|lib)\/(?!chart\/|Chart)/;

/**
 * What the login, the shell and the pages share, in a file each: a file for every piece that two of them have in
 * common would cost the browser dozens of requests. What keeps and sends saves is in the shell's: it must not need
 * another file once the network is gone.
 */
export const chunkGroups = [
  toGroup('app', (id, graph) => !isLoadedBy(isPublic, id, graph) && isLoadedBy(isLogin, id, graph)),
  toGroup('shell', (id, graph) => !isLoadedBy(isPublic, id, graph) && isLoadedBy(isShell, id, graph)),
  toGroup('pieces', (id, graph) => isLoadedBy(isForm, id, graph) && isLoadedBy(isPage, id, graph, isForm), 2),
  toGroup('parts', (id, graph) => isPart.test(id) && !isLoadedBy(isForm, id, graph), 3),
];

function toGroup(name: string, holds: (id: string, graph: Graph) => boolean, minShareCount = 1) {
  return {
    debugName: name,
    name: (id: string, graph: Graph) => (holds(id, graph) ? name : null),
    minShareCount,
  };
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
