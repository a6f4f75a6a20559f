import { isIP } from 'node:net';
import { siteName } from '../../contracts/public-pages.ts';
import { assertNever } from '../../lib/assert-never.ts';
import { isLoopback } from '../../lib/loopback.ts';
import { configSchema, type Settings } from './config-schema.ts';
import type { TrustedProxies } from '../http/trusted-proxies.ts';
import { upstreamIds, type ProviderId } from '../ports/providers.ts';
import type { ProviderSettings } from '../upstream/http/provider.ts';

export interface DerivedSettings {
  readonly auth: 'open' | 'code';
  readonly servesOthers: boolean;
  /** Undefined where sign-in is open. */
  readonly signIn: SignInSettings | undefined;
  readonly writeLimits: WriteLimits;
  /** The site's own origin, such as https://example.org; undefined: the request's Host. */
  readonly publicOrigin: string | undefined;
  readonly trustProxy: TrustedProxies;
  /** In the order in which they are tried; undefined: the default public ones. */
  readonly ipfsGateways: readonly string[] | undefined;
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[];
}

interface WriteLimits {
  readonly saves: number;
  readonly claims: number;
  readonly daily: number;
}

export interface SignInSettings {
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly origin: string;
  /** Undefined for an IP address, which cannot have passkeys. */
  readonly passkeyHost: string | undefined;
}

type DerivedOutcome =
  | { readonly kind: 'derived'; readonly derived: DerivedSettings }
  | { readonly kind: 'refused'; readonly line: string };

/** Refuses what the schema cannot check: malformed addresses, and variables that do not fit together. */
export function deriveSettings(settings: Settings): DerivedOutcome {
  const line = findFault(settings);
  if (line !== undefined) return { kind: 'refused', line };
  const derived: DerivedSettings = {
    auth: toMode(settings),
    servesOthers: findReach(settings) !== undefined,
    signIn: toSignIn(settings),
    writeLimits: toWriteLimits(settings),
    publicOrigin: settings.PUBLIC_URL === undefined ? undefined : new URL(settings.PUBLIC_URL).origin,
    trustProxy: toTrustedProxies(settings.TRUST_PROXY),
    socialLinks: toSocialLinks(settings.SOCIAL_LINKS),
    ipfsGateways: toAddresses(settings.IPFS_GATEWAYS),
  };
  return { kind: 'derived', derived };
}

function findFault(settings: Settings): string | undefined {
  const { DATABASE_URL, PUBLIC_URL, IPFS_GATEWAYS, TRUST_PROXY } = settings;
  if (PUBLIC_URL !== undefined && !URL.canParse(PUBLIC_URL))
    return 'PUBLIC_URL must be an http or https address.';
  if (DATABASE_URL !== undefined && !URL.canParse(DATABASE_URL))
    return 'DATABASE_URL must be a postgres:// address.';
  if (toAddresses(IPFS_GATEWAYS)?.some((gateway) => !URL.canParse(gateway)))
    return 'IPFS_GATEWAYS must be three http or https addresses with commas between them.';
  if (!isProxyList(toTrustedProxies(TRUST_PROXY)))
    return `TRUST_PROXY must be ${configSchema.properties.TRUST_PROXY.description}, not "${TRUST_PROXY}".`;
  return findAddressFault(settings) ?? findSignInFault(settings);
}

function findAddressFault(settings: Settings): string | undefined {
  for (const id of [...upstreamIds, 'AIRDROPS'] as const) {
    const name = id === 'AIRDROPS' ? 'AIRDROPS_URL' : (`UPSTREAM_${id}_URL` as const);
    for (const address of toProviderSettings(settings, id).bases) {
      if (!URL.canParse(address)) return `${name} must be ${configSchema.properties[name].description}.`;
      const { username, password } = new URL(address);
      // A failed call would put them in the log.
      if (username !== '' || password !== '') return `${name} must hold no name or password.`;
    }
  }
  return undefined;
}

function findSignInFault(settings: Settings): string | undefined {
  const { AUTH_MODE, SMTP_URL, PUBLIC_URL } = settings;
  const reach = findForbiddenReach(settings);
  const mode = toMode(settings);
  const remedy = 'to do so all the same, set ALLOW_OPEN_LOGIN=true.';
  switch (mode) {
    case 'code': {
      if (SMTP_URL !== undefined) {
        if (!URL.canParse(SMTP_URL)) return 'SMTP_URL must be an smtp or smtps address.';
        return findPublicUrlFault(PUBLIC_URL);
      }
      const needs = 'needs SMTP_URL, to send the codes';
      if (AUTH_MODE === 'code' || reach === undefined) return `AUTH_MODE=code ${needs}.`;
      return `${reach}, so that sign-in is by code (AUTH_MODE=code), which ${needs}; sign-in by e-mail address alone lets anybody in as any member: ${remedy}`;
    }
    case 'open':
      return (
        reach &&
        `${reach}, and AUTH_MODE=open lets anybody sign in as any member by e-mail address alone: ${remedy}`
      );
    default:
      return assertNever(mode);
  }
}

function findPublicUrlFault(address: string | undefined): string | undefined {
  if (address === undefined) return 'AUTH_MODE=code needs PUBLIC_URL, the address that its mails name.';
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:' || isLoopback(hostname)) return undefined;
  return `PUBLIC_URL must be an https address where sign-in is by code, not "${address}": over http, anyone on the network reads codes and cookies.`;
}

function toMode(settings: Settings): DerivedSettings['auth'] {
  return settings.AUTH_MODE ?? (findForbiddenReach(settings) === undefined ? 'open' : 'code');
}

/** On a public server, far more than a person's requests is refused. */
const writeLimits: Readonly<Record<DerivedSettings['auth'], WriteLimits>> = {
  open: { saves: 600, claims: 300, daily: 300 },
  code: { saves: 60, claims: 10, daily: 10 },
};

function toWriteLimits(settings: Settings): WriteLimits {
  const { saves, claims, daily } = writeLimits[toMode(settings)];
  return {
    saves: settings.LIMIT_SAVES ?? saves,
    claims: settings.LIMIT_CLAIMS ?? claims,
    daily: settings.LIMIT_DAILY ?? daily,
  };
}

function toSignIn(settings: Settings): SignInSettings | undefined {
  const { SMTP_URL, PUBLIC_URL, MAIL_FROM, CONTACT_EMAIL } = settings;
  if (toMode(settings) === 'open' || SMTP_URL === undefined || PUBLIC_URL === undefined) return undefined;
  const { origin, hostname } = new URL(PUBLIC_URL);
  const isAddress = isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0;
  return {
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM ?? `${siteName} <${CONTACT_EMAIL}>`,
    origin,
    passkeyHost: isAddress ? undefined : hostname,
  };
}

/** Undefined if the operator confirmed it. */
function findForbiddenReach(settings: Settings): string | undefined {
  return settings.ALLOW_OPEN_LOGIN === undefined ? findReach(settings) : undefined;
}

function findReach({ HOST, TRUST_PROXY, PUBLIC_URL }: Settings): string | undefined {
  if (!isLoopback(HOST)) return `HOST=${HOST} is not this machine alone`;
  if (TRUST_PROXY !== undefined) return `TRUST_PROXY=${TRUST_PROXY} says that a proxy lets others in`;
  if (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname))
    return `PUBLIC_URL=${PUBLIC_URL} is not this machine alone`;
  return undefined;
}

function toTrustedProxies(text: string | undefined): TrustedProxies {
  if (text === undefined) return false;
  return /^\d+$/.test(text) ? Number(text) : [...(toAddresses(text) ?? [])];
}

function isProxyList(proxies: TrustedProxies): boolean {
  return !Array.isArray(proxies) || proxies.every(isSubnet);
}

/** An address, or a network such as 10.0.0.0/8, but not the whole internet. */
function isSubnet(text: string): boolean {
  const [address = '', length, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128))
  );
}

function toSocialLinks(text: string | undefined): DerivedSettings['socialLinks'] {
  if (text === undefined) return [];
  return text.split(',').map((entry) => {
    const at = entry.indexOf('=');
    return { name: entry.slice(0, at).trim(), url: entry.slice(at + 1).trim() };
  });
}

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
