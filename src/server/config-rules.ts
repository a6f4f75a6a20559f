import { assertNever } from '../lib/assert-never.ts';
import { configSchema, type Settings } from './config-schema.ts';
import { upstreamIds, type ProviderId } from './ports/providers.ts';
import type { ProviderSettings } from './upstream/http/connect-provider.ts';

/** What follows from the variables. */
export interface DerivedSettings {
  readonly auth: 'open';
  /** The site's own origin, such as https://example.org; undefined: whatever the browser says. */
  readonly publicOrigin: string | undefined;
  /** In the order in which they are tried; undefined: the well-known public ones. */
  readonly ipfsGateways: readonly string[] | undefined;
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[];
}

export type Judgement =
  | { readonly kind: 'accepted'; readonly derived: DerivedSettings }
  | { readonly kind: 'refused'; readonly line: string };

/** Judges the variables together, once each is right by itself. */
export function judge(settings: Settings): Judgement {
  const line = findFault(settings);
  if (line !== undefined) return { kind: 'refused', line };
  const derived: DerivedSettings = {
    auth: 'open',
    publicOrigin: settings.PUBLIC_URL === undefined ? undefined : new URL(settings.PUBLIC_URL).origin,
    socialLinks: toSocialLinks(settings.SOCIAL_LINKS),
    ipfsGateways: toAddresses(settings.IPFS_GATEWAYS),
  };
  return { kind: 'accepted', derived };
}

function findFault(settings: Settings): string | undefined {
  const { DATABASE_URL, PUBLIC_URL, IPFS_GATEWAYS } = settings;
  if (PUBLIC_URL !== undefined && !URL.canParse(PUBLIC_URL))
    return 'PUBLIC_URL must be an http or https address.';
  if (DATABASE_URL !== undefined && !URL.canParse(DATABASE_URL))
    return 'DATABASE_URL must be a postgres:// address.';
  if (toAddresses(IPFS_GATEWAYS)?.some((gateway) => !URL.canParse(gateway)))
    return 'IPFS_GATEWAYS must be three http or https addresses with commas between them.';
  return findAddressFault(settings) ?? findLoginFault(settings);
}

function findAddressFault(settings: Settings): string | undefined {
  for (const id of [...upstreamIds, 'AIRDROPS'] as const) {
    const name = id === 'AIRDROPS' ? 'AIRDROPS_URL' : (`UPSTREAM_${id}_URL` as const);
    for (const address of toProviderSettings(settings, id).bases) {
      if (!URL.canParse(address)) return `${name} must be ${configSchema.properties[name].description}.`;
      const { username, password } = new URL(address);
      // A failure to call it would put them in the log.
      if (username !== '' || password !== '') return `${name} must hold no name or password.`;
    }
  }
  return undefined;
}

function findLoginFault({ AUTH_MODE, SMTP_URL, HOST, ALLOW_OPEN_LOGIN }: Settings): string | undefined {
  const mayBeOpen = isLoopback(HOST) || ALLOW_OPEN_LOGIN !== undefined;
  const mode = AUTH_MODE ?? (mayBeOpen ? 'open' : 'code');
  switch (mode) {
    case 'code':
      return SMTP_URL === undefined
        ? `AUTH_MODE=code${AUTH_MODE ? '' : ` (the default on HOST=${HOST})`} needs SMTP_URL, to send the codes.`
        : 'AUTH_MODE=code is not part of this version yet: only AUTH_MODE=open is.';
    case 'open':
      return mayBeOpen
        ? undefined
        : `HOST=${HOST} is not this machine alone, and AUTH_MODE=open lets anybody log in as any member: ` +
            'to do so all the same, set ALLOW_OPEN_LOGIN=yes-i-understand.';
    default:
      return assertNever(mode);
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

function toSocialLinks(text: string | undefined): DerivedSettings['socialLinks'] {
  if (text === undefined) return [];
  return text.split(',').map((entry) => {
    const at = entry.indexOf('=');
    return { name: entry.slice(0, at).trim(), url: entry.slice(at + 1).trim() };
  });
}

/** What is set for a provider of live data. */
export function toProviderSettings(settings: Settings, id: ProviderId): ProviderSettings {
  if (id === 'AIRDROPS') return { bases: [settings.AIRDROPS_URL ?? []].flat(), key: undefined };
  return {
    bases: toAddresses(settings[`UPSTREAM_${id}_URL`]) ?? [],
    key: settings[`UPSTREAM_${id}_KEY`],
  };
}

function toAddresses(text: string | undefined): readonly string[] | undefined {
  return text?.split(',').map((address) => address.trim());
}
