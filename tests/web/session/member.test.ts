import { describe, expect, it } from 'vitest';
import { getMember, openSession } from '../../../src/web/session/open-session.ts';

const keys = {
  authenticated: 'true',
  email: 'maya@studio.example',
  coinsNo: '128',
  daysSigned: '3',
  coinCollectedDate: '2026-11-20',
  hasAgreed: 'false',
};

function readMember(stored: Readonly<Record<string, string>>) {
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
  const session = openSession();
  session.close();
  return getMember(session);
}

describe('a session', () => {
  it('is restored from the storage of the tab', () => {
    expect(readMember(keys)).toEqual({
      email: 'maya@studio.example',
      coins: 128,
      daysSigned: 3,
      coinCollectedDate: '2026-11-20',
      hasAgreed: false,
    });
  });

  it.each([
    ['is absent', {}],
    ['is not "true"', { ...keys, authenticated: 'yes' }],
    ['is stored without an e-mail', { authenticated: 'true' }],
  ])('has no member when "authenticated" %s', (_, stored) => {
    expect(readMember(stored)).toBeUndefined();
  });
});
