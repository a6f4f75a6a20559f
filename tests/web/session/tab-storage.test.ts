import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sessionKeys } from '../../../src/web/session/tab-storage.ts';

describe('sessionKeys', () => {
  it('keeps texts as they are and the rest as JSON', () => {
    sessionKeys.set('name', 'true');
    sessionKeys.set('answers', { ids: ['a'] });
    expect(sessionStorage.getItem('name')).toBe('true');
    expect(sessionKeys.getJson('answers')).toEqual({ ids: ['a'] });
    expect(sessionKeys.list().toSorted()).toEqual(['answers', 'name']);
    sessionKeys.remove('name');
    expect(sessionKeys.get('name')).toBeUndefined();
  });

  it('finds nothing in what is not JSON', () => {
    sessionStorage.setItem('answers', '{');
    expect(sessionKeys.getJson('answers')).toBeUndefined();
  });

  it('works on where storage is full or forbidden', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: forbid,
      setItem: forbid,
      removeItem: forbid,
      clear: () => undefined,
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(sessionKeys.set('name', 'x')).toBe(false);
    expect(sessionKeys.get('name')).toBeUndefined();
    expect(sessionKeys.getJson('name')).toBeUndefined();
    expect(() => sessionKeys.remove('name')).not.toThrow();
  });
});

function forbid(): never {
  throw new DOMException('Forbidden', 'SecurityError');
}
