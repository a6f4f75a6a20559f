import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { code, findImports, readSources, sources, type SourceFile } from './sources.ts';

const files = sources.filter(({ path }) => code.some((ending) => path.endsWith(ending)));

describe('import circles', () => {
  it('do not exist in src/ and scripts/, type imports included', () => {
    expect(findCircles(toGraph([...files, ...readSources('scripts', [...code, '.mjs'])]))).toEqual([]);
  });

  it('are found from any file that leads into them', () => {
    const graph = new Map([
      ['start', ['a']],
      ['a', ['b', 'leaf']],
      ['b', ['c']],
      ['c', ['a']],
      ['leaf', []],
    ]);
    expect(findCircles(graph)).toEqual(['a -> b -> c -> a']);
  });
});

describe('modules', () => {
  // A WeakMap caches per object and frees an entry with its object.
  const notes = ['src/engine/questionnaire.ts'];

  it('keep no state, so that two apps or tabs in one process share nothing', () => {
    expect(files.flatMap(findModuleState).toSorted()).toEqual(
      notes.map((path) => expect.stringMatching(new RegExp(`^${path}: const \\w+ = new WeakMap<`))),
    );
  });

  it('are checked for every form of state, but may have constant tables', () => {
    const text = [
      'let timer: number | undefined;',
      'export let load;',
      'const listeners = new Set<() => void>();',
      'const known: Map<string, number> = new Map();',
      "const channel = new BroadcastChannel('tabs');",
      'const agent = new Agent({ connect: { lookup } });',
      'export const useStore = create<State>(() => ({}));',
      'const queue: string[] = [];',
      "const locks = { held: false, names: ['a'] } as const;",
      "const limits = new Map([['a', 1]]);",
      'const words = new Set(',
      'const none: readonly string[] = [];',
      'const year = new Date().getFullYear();',
      "const collator = new Intl.Collator('en');",
    ].join('\n');
    expect(findModuleState({ path: 'x.ts', text })).toHaveLength(8);
  });
});

/** What a module creates and can change: `let`, empty collections, stores, channels and connections. */
function findModuleState({ path, text }: SourceFile): readonly string[] {
  const made = String.raw`new (?:(?:Map|Set)(?:<.*>)?\(\)|(?!(?:Map|Set|Date)\b)\w+(?:<.*>)?\().*`;
  const value = String.raw`(?:: [^=]+)? = (?:${made}|(?:create|createStore)\b.*|\{\};?)`;
  const list = String.raw`(?:: (?!readonly )[^=]*\[\])? = \[\];?`;
  const state = new RegExp(String.raw`^(?:export )?(?:let .*|const \w+(?:${value}|${list}))$`, 'gm');
  return Array.from(text.matchAll(state), ([line]) => `${path}: ${line}`);
}

function toGraph(all: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    all.map((file) => [
      file.path,
      findImports(file)
        .filter((target) => target.startsWith('.'))
        .map((target) => posix.join(posix.dirname(file.path), target)),
    ]),
  );
}

/** Each circle once, as the first path through it finds it. */
function findCircles(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const walk = (node: string, trail: readonly string[]): void => {
    if (trail.includes(node))
      return void circles.push([...trail.slice(trail.indexOf(node)), node].join(' -> '));
    if (done.has(node)) return;
    for (const next of graph.get(node) ?? []) walk(next, [...trail, node]);
    done.add(node);
  };
  for (const node of graph.keys()) walk(node, []);
  return circles;
}
