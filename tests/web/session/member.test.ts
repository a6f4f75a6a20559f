import { beforeEach, describe, expect, it, vi } from 'vitest';

const keys = {
  authenticated: 'true',
  email: 'maya@studio.example',
  coinsNo: '128',
  daysSigned: '3',
  coinCollectedDate: '2026-11-20',
  hasAgreed: 'false',
};

async function readMember(stored: Readonly<Record<string, string>>) {
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
  const { getMember } = await import('../../../src/web/session/member.ts');
  return getMember();
}

beforeEach(() => void vi.resetModules());

describe('the session store', () => {
  it('takes up what the tab has kept', async () => {
    await expect(readMember(keys)).resolves.toEqual({
      email: 'maya@studio.example',
      coins: 128,
      daysSigned: 3,
      coinCollectedDate: '2026-11-20',
      hasAgreed: false,
    });
  });

  it.each([
    ['is absent', {}],
    ['is not the text true', { ...keys, authenticated: 'yes' }],
    ['stands without an e-mail', { authenticated: 'true' }],
  ])('has nobody when authenticated %s', async (_, stored) => {
    await expect(readMember(stored)).resolves.toBeUndefined();
  });
});
