import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { code, findImports, readSources, sources, type SourceFile } from './sources.ts';

const files = sources.filter(({ path }) => code.some((ending) => path.endsWith(ending)));

/** A file with so few lines is a part of its reader, unless something else reads it too. */
const shortFile = 20;
/** From about so many lines on a file is split. */
const longFile = 120;

describe('circles', () => {
  it('are closed by no import, types included', () => {
    expect(findCircles(toGraph(files))).toEqual([]);
  });

  it('are found, whatever leads into them', () => {
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

describe('files of src/web', () => {
  it(`have ${shortFile} lines, or a second reader, or are loaded by themselves`, () => {
    const all = [...files, ...readSources('tests', code), ...readSources('scripts', code)];
    const links = [...toGraph(all)].flatMap(([path, targets]) =>
      [...new Set(targets)].map((target) => ({ path, target })),
    );
    const readers = Map.groupBy(links, ({ target }) => target);
    const texts = new Map(all.map(({ path, text }) => [path, text]));
    const thin = files.filter(({ path, text }) => {
      const [only, ...others] = readers.get(path) ?? [];
      if (!only || others.length > 0 || !isBeside(path, only.path)) return false;
      const reader = texts.get(only.path) ?? '';
      const isLazy = reader.includes(`import('./${posix.basename(path)}')`);
      const lines = text.split('\n').length;
      const isLong = lines + reader.split('\n').length > longFile;
      return path.startsWith('src/web/') && !isLazy && !isLong && lines <= shortFile;
    });
    expect(thin.map(({ path }) => path)).toEqual([]);
  });
});

function isBeside(path: string, reader: string): boolean {
  return posix.dirname(path) === posix.dirname(reader);
}

describe('modules', () => {
  // Each notes something of an object, and goes with it.
  const notes = ['src/engine/registry/find-question.ts'];

  it('keep nothing in variables of theirs: two apps, or two tabs, in one process share nothing', () => {
    expect(files.flatMap(findModuleState).toSorted()).toEqual(
      notes.map((path) => expect.stringMatching(new RegExp(`^${path}: const \\w+ = new WeakMap<`))),
    );
  });

  it('would be told of every form of such state, and of no table', () => {
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

/** What is made anew by a module and can change: `let`, empty collections, stores, channels and connections. */
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

/** Each circle once, by the first way it is come across. */
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
