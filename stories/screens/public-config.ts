import { bases } from '../../src/contracts/config.ts';
import type { PublicConfig } from '../../src/contracts/config.ts';

/** A visitor's configuration where the operator set nothing. */
export const emptyConfig: PublicConfig = {
  bases,
  auth: 'open',
  passkeys: false,
  schedulingUrl: null,
  pressUrl: null,
  contactEmail: 'contact@takeprofits.example',
  socialLinks: [],
  company: {
    name: null,
    address: null,
    register: null,
    retention: null,
    membership: null,
    transfers: null,
    legalDate: null,
  },
};

export const filledConfig: PublicConfig = {
  ...emptyConfig,
  schedulingUrl: 'https://calls.example/take-profits',
  pressUrl: 'https://paper.example/article',
  socialLinks: [
    { name: 'Mastodon', url: 'https://social.example/@takeprofits' },
    { name: 'LinkedIn', url: 'https://network.example/takeprofits' },
  ],
  company: {
    name: 'Take Profits B.V.',
    address: 'Examplestraat 1, Utrecht',
    register: '00000000',
    retention: 'two years',
    membership: 'A year costs €99 and renews until you cancel, which you can do at any time.',
    transfers: 'Our mail provider works outside it, under the standard clauses of the European Commission',
    legalDate: '1 December 2026',
  },
};
