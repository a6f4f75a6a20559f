import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { tabStorage } from '../../../src/web/session/web-storage.ts';

describe('tabStorage', () => {
  it('stores texts unchanged and other values as JSON', () => {
    tabStorage.set('name', 'true');
    tabStorage.set('answers', { ids: ['a'] });
    expect(sessionStorage.getItem('name')).toBe('true');
    expect(sessionStorage.getItem('answers')).toBe('{"ids":["a"]}');
    expect(tabStorage.getJson('answers')).toEqual({ ids: ['a'] });
    tabStorage.remove('name');
    expect(tabStorage.get('name')).toBeUndefined();
  });

  it('returns undefined for a text that is not JSON', () => {
    sessionStorage.setItem('answers', '{');
    expect(tabStorage.getJson('answers')).toBeUndefined();
  });

  it('does not throw when storage is full or forbidden', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: forbid,
      setItem: forbid,
      removeItem: forbid,
      clear: () => undefined,
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(tabStorage.set('name', 'x')).toBe(false);
    expect(tabStorage.get('name')).toBeUndefined();
    expect(tabStorage.getJson('name')).toBeUndefined();
    expect(() => tabStorage.remove('name')).not.toThrow();
    expect(() => tabStorage.clear()).not.toThrow();
  });
});

function forbid(): never {
  throw new DOMException('Forbidden', 'SecurityError');
}
