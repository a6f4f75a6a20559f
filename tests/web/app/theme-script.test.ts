import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { matchingMedia } from '../../helpers/dom-stubs.ts';

// Not a module for the compiler: the page contains the script unchanged.
const scriptPath = '../../../src/web/app/theme-script.js';
const html = document.documentElement;

async function runScript() {
  vi.resetModules();
  await import(scriptPath);
  return html.dataset['theme'];
}

beforeEach(() => delete html.dataset['theme']);

describe('the theme script', () => {
  it.each(['light', 'dark'])('applies the stored theme %s, whatever the system prefers', async (theme) => {
    localStorage.setItem('theme', theme);
    await expect(runScript()).resolves.toBe(theme);
    matchingMedia.add('(prefers-color-scheme: light)');
    await expect(runScript()).resolves.toBe(theme);
  });

  it('follows the system when no known theme is stored, and is dark by default', async () => {
    localStorage.setItem('theme', 'blue');
    await expect(runScript()).resolves.toBe('dark');
    matchingMedia.add('(prefers-color-scheme: light)');
    await expect(runScript()).resolves.toBe('light');
  });

  it('is dark when storage is forbidden', async () => {
    vi.stubGlobal('localStorage', { getItem: forbid, clear: () => undefined });
    onTestFinished(() => void vi.unstubAllGlobals());
    await expect(runScript()).resolves.toBe('dark');
  });

  it('follows a choice made in another tab', async () => {
    await runScript();
    localStorage.setItem('theme', 'light');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(html.dataset['theme']).toBe('light');
  });
});

function forbid(): never {
  throw new DOMException('Forbidden', 'SecurityError');
}
