import { describe, expect, it } from 'vitest';
import { sources, type SourceFile } from './sources.ts';

describe('modules', () => {
  // A WeakMap caches per object and frees an entry with its object.
  const notes = ['src/engine/questionnaire.ts'];

  it('keep no state, so that two apps or tabs in one process share nothing', () => {
    expect(sources.flatMap(findModuleState).toSorted()).toEqual(
      notes.map((path) => expect.stringMatching(new RegExp(`^${path}: const \\w+ = new WeakMap<`))),
    );
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
