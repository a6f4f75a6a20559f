import { describe, expect, it, onTestFinished } from 'vitest';
import { openTabs } from '../../../../src/web/research/record/open-tabs.ts';
import { fakeLocks } from './fake-locks.ts';

function open(locks: LockManager) {
  const tabs = openTabs({ locks });
  onTestFinished(tabs.close);
  return tabs;
}

describe('the name of a tab', () => {
  it('is the same after a reload', async () => {
    const locks = fakeLocks();
    const tabs = openTabs({ locks });
    const name = await tabs.getName();
    tabs.close();
    expect(await open(locks).getName()).toBe(name);
  });

  it('is listed even if the browser grants its lock late', async () => {
    const tabs = open(fakeLocks('busy'));
    const name = await tabs.getName();
    expect(await tabs.loadNames()).toEqual(new Set([name]));
  });

  it('differs in a copy of the tab', async () => {
    const locks = fakeLocks('busy');
    const name = await open(locks).getName();
    const copy = open(locks);
    expect(await copy.getName()).not.toBe(name);
    expect((await copy.loadNames())?.size).toBe(2);
  });
});
