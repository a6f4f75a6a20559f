import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { watchWrites } from '../../src/server/jobs/readiness.ts';
import { MemberBusyError, StorageError } from '../../src/server/ports/storage.ts';
import { createRecord } from '../../src/server/resources/records.ts';
import { restoreVersion } from '../../src/server/resources/versions.ts';
import { endSession } from '../../src/server/resources/sessions.ts';
import { loadShipped } from '../helpers/load-compiled.ts';
import { startApp } from '../helpers/test-app.ts';

const email = 'maya@studio.example';

describe('readiness', () => {
  it('is lost for ten seconds after a failed save, even if smaller writes succeed', async () => {
    const { trouble, time, isReady, save, logout } = await start();
    expect(await isReady()).toBe(true);
    trouble.of = (command) => (command === createRecord ? full() : undefined);
    await expect(save()).rejects.toThrow('full');
    expect(await isReady()).toBe(false);
    time.now += 9999;
    await logout();
    expect(await isReady()).toBe(false);
    time.now += 1;
    expect(await isReady()).toBe(true);
  });

  it('returns with the first successful save that began after the last failure', async () => {
    const { trouble, isReady, save } = await start();
    const held = Promise.withResolvers<undefined>();
    trouble.of = () => held.promise;
    const before = save();
    trouble.of = full;
    await expect(save()).rejects.toThrow('full');
    trouble.of = () => undefined;
    held.resolve(undefined);
    expect(await before).toMatchObject({ kind: 'saved' });
    expect(await isReady()).toBe(false);
    expect(await save()).toMatchObject({ kind: 'saved' });
    expect(await isReady()).toBe(true);
  });

  it('does not return with a restore that writes nothing', async () => {
    const { trouble, isReady, save, restore } = await start();
    trouble.of = full;
    await expect(save()).rejects.toThrow('full');
    trouble.of = () => undefined;
    expect(await restore()).toEqual({ kind: 'no-such-record' });
    expect(await isReady()).toBe(false);
  });

  it('follows a test write, repeated after a second, when nothing else is written', async () => {
    const { trouble, time, isReady } = await start();
    trouble.of = full;
    expect(await isReady()).toBe(false);
    trouble.of = () => undefined;
    time.now += 999;
    expect(await isReady()).toBe(false);
    time.now += 1;
    expect(await isReady()).toBe(true);
  });

  it('stays when a write is refused because its member has too many at once', async () => {
    const { trouble, isReady, logout } = await start();
    trouble.of = (command) =>
      command === endSession ? Promise.reject(new MemberBusyError('Too many')) : undefined;
    await expect(logout()).rejects.toThrow('Too many');
    expect(await isReady()).toBe(true);
  });
});

type Trouble = (command: unknown) => Promise<undefined> | undefined;

const full = () => Promise.reject(new StorageError('The disk is full'));

/** A server whose writes first await the test's `trouble`. */
async function start() {
  const server = await startApp();
  const { storage, time } = server;
  await server.addMember(email);
  const trouble: { of: Trouble } = { of: () => undefined };
  const { context, isReady } = watchWrites({
    storage: {
      ...storage,
      async run(command, args) {
        await trouble.of(command);
        return storage.run(command, args);
      },
    },
    questionnaires: new Map([['social', await loadShipped('social')]]),
    clock: { now: () => time.now },
  });
  const of = { memberId: `id of ${email}`, module: 'social' };
  const content = { fields: { social_mood: '' }, about: {}, version: undefined };
  const save = { ...of, content, onlyNew: false, repeat: undefined };
  const nothing = { ...of, id: 'none', revision: 1, revisions: undefined };
  return {
    trouble,
    time,
    isReady,
    save: () => context.storage.run(createRecord, { ...save, id: randomUUID(), now: time.now }),
    restore: () => context.storage.run(restoreVersion, { ...nothing, now: time.now }),
    logout: () => context.storage.run(endSession, { memberId: of.memberId, tokenHash: 'x' }),
  };
}
