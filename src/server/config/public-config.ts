import { bases, type PublicConfig } from '../../contracts/config.ts';
import { configSchema } from './config-schema.ts';
import type { ServerConfig } from './config.ts';
import { year } from '../../lib/durations.ts';

export function toPublicConfig(config: ServerConfig): PublicConfig {
  return {
    bases,
    auth: config.auth,
    passkeys: config.signIn?.passkeyHost !== undefined,
    schedulingUrl: config.SCHEDULING_URL ?? null,
    pressUrl: config.PRESS_URL ?? null,
    contactEmail: config.CONTACT_EMAIL,
    socialLinks: config.socialLinks.map((link) => ({ ...link })),
    company: {
      name: config.COMPANY_NAME ?? null,
      address: config.COMPANY_ADDRESS ?? null,
      register: config.COMPANY_REGISTER ?? null,
      retention: toMonths(config.RETENTION_MONTHS),
      membership: config.MEMBERSHIP_TERMS ?? null,
      transfers: config.DATA_TRANSFERS ?? null,
      legalDate: config.LEGAL_DATE ?? null,
    },
  };
}

const toMonths = (months: number) => (months === 1 ? 'a month' : `${months} months`);

const wanted = [
  'SCHEDULING_URL',
  'PRESS_URL',
  'SOCIAL_LINKS',
  'COMPANY_NAME',
  'COMPANY_ADDRESS',
  'COMPANY_REGISTER',
  'MEMBERSHIP_TERMS',
  'DATA_TRANSFERS',
  'LEGAL_DATE',
] as const satisfies readonly (keyof ServerConfig)[];

export function findUnfilled(config: ServerConfig): readonly string[] {
  return wanted.filter((name) => config[name] === undefined);
}

/** RFC 9116, valid for a year from `now` (ms); undefined if CONTACT_EMAIL is not set: its default is no address. */
export function toSecurityText(
  { CONTACT_EMAIL, publicOrigin }: Pick<ServerConfig, 'CONTACT_EMAIL' | 'publicOrigin'>,
  now: number,
): string | undefined {
  if (CONTACT_EMAIL === configSchema.properties.CONTACT_EMAIL.default) return undefined;
  return [
    `Contact: mailto:${encodeURI(CONTACT_EMAIL)}`,
    `Expires: ${new Date(now + year).toISOString()}`,
    'Preferred-Languages: en',
    ...(publicOrigin === undefined ? [] : [`Canonical: ${publicOrigin}/.well-known/security.txt`]),
    '',
  ].join('\n');
}
