import type { FromSchema } from 'json-schema-to-ts';
import { upstreamModes } from '../../contracts/sources.ts';
import { upstreamIds, type UpstreamId } from '../ports/providers.ts';

const httpUrl = {
  type: 'string',
  pattern: '^https?://[^\\s]+$',
  description: 'an http or https address',
} as const;
const httpsUrl = { type: 'string', pattern: '^https://[^\\s]+$', description: 'an https address' } as const;
const text = { type: 'string', maxLength: 2000, description: 'a text of at most 2000 characters' } as const;
const requestsPerMinute = {
  type: 'integer',
  minimum: 1,
  maximum: 1_000_000,
  description: 'a whole number of requests a minute, from 1',
} as const;
const perMinute = (limit: number) => ({ ...requestsPerMinute, default: limit }) as const;
const perHour = (limit: number) =>
  ({ ...perMinute(limit), description: 'a whole number of mails an hour, from 1' }) as const;

const httpUrls = {
  type: 'string',
  pattern: '^https?://[^\\s,]+(\\s*,\\s*https?://[^\\s,]+)*$',
  description: 'one or more http or https addresses with commas between them',
} as const;
const key = { type: 'string', pattern: '^[\\x21-\\x7e]+$', description: 'a key without blanks' } as const;

const secret = {
  type: 'string',
  pattern: '^[\\x21-\\x7e]{32,}$',
  description: 'a secret of at least 32 characters without blanks',
} as const;

type UpstreamVariables = { readonly [Id in UpstreamId as `UPSTREAM_${Id}_URL`]: typeof httpUrls } & {
  readonly [Id in UpstreamId as `UPSTREAM_${Id}_KEY`]: typeof key;
};
const named: unknown = Object.fromEntries(
  upstreamIds.flatMap((id) => [
    [`UPSTREAM_${id}_URL`, httpUrls],
    [`UPSTREAM_${id}_KEY`, key],
  ]),
);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets which names it was given
const upstreamVariables = named as UpstreamVariables;

/** The environment, variable by variable; `description` completes "NAME must be ...". */
export const configSchema = {
  type: 'object',
  required: [
    'PORT',
    'HOST',
    'DATA_DIR',
    'SERVERS',
    'UPSTREAMS',
    'LOG_LEVEL',
    'CONTACT_EMAIL',
    'MAX_CONNECTIONS',
    'LIMIT_LOGINS',
    'LIMIT_MAILS',
    'LIMIT_READS',
    'LIMIT_FEEDS',
    'LIMIT_MISSES',
    'LIMIT_EXPORTS',
    'RETENTION_MONTHS',
  ],
  properties: {
    PORT: {
      type: 'integer',
      minimum: 0,
      maximum: 65535,
      default: 3000,
      description: 'a port from 0 to 65535',
    },
    HOST: {
      type: 'string',
      pattern: '^[A-Za-z0-9.:_-]+$',
      default: '127.0.0.1',
      description: 'a host name or address',
    },
    DATA_DIR: { type: 'string', default: './data', description: 'a folder' },
    DATABASE_URL: {
      type: 'string',
      pattern: '^postgres(ql)?://[^\\s]+$',
      description: 'a postgres:// address',
    },
    PUBLIC_URL: httpUrl,
    SERVERS: {
      type: 'integer',
      minimum: 1,
      maximum: 100,
      default: 1,
      description: 'the number of servers of this site, from 1 to 100',
    },
    UPSTREAMS: {
      type: 'string',
      enum: upstreamModes,
      default: 'auto',
      description: 'auto, live or sample',
    },
    IPFS_GATEWAYS: {
      type: 'string',
      pattern: '^https?://[^\\s,]+(\\s*,\\s*https?://[^\\s,]+){2}$',
      description: 'three http or https addresses with commas between them',
    },
    ...upstreamVariables,
    AIRDROPS_URL: httpUrl,
    MEDIA_KEY: secret,
    AUTH_MODE: { type: 'string', enum: ['open', 'code'], description: 'open or code' },
    ALLOW_OPEN_LOGIN: {
      type: 'string',
      enum: ['true', 'yes-i-understand'],
      description: 'true, or not set',
    },
    SMTP_URL: { type: 'string', pattern: '^smtps?://[^\\s]+$', description: 'an smtp or smtps address' },
    MAIL_FROM: {
      type: 'string',
      pattern: '^([^<>"\\r\\n]+ )?<?[^\\s@<>]+@[^\\s@<>]+>?$',
      maxLength: 300,
      description: 'an e-mail address, or a name and one as in Name <name@example.org>',
    },
    SIGN_IN_KEY: secret,
    SIGN_IN_KEY_SECOND: secret,
    METRICS_TOKEN: secret,
    TRUST_PROXY: {
      type: 'string',
      pattern: '^([1-9]|[0-9a-fA-F.:]+(/\\d{1,3})?(\\s*,\\s*[0-9a-fA-F.:]+(/\\d{1,3})?)*)$',
      description:
        'how many proxies stand before the server (1 to 9), or their addresses, such as 10.0.0.0/8, with commas between them',
    },
    MAX_CONNECTIONS: {
      type: 'integer',
      minimum: 1,
      maximum: 100_000,
      default: 2000,
      description: 'a number of connections from 1 to 100000',
    },
    LIMIT_LOGINS: perMinute(1200),
    LIMIT_MAILS: perHour(300),
    LOG_LEVEL: {
      type: 'string',
      enum: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      default: 'warn',
      description: 'fatal, error, warn, info, debug, trace or silent',
    },
    SCHEDULING_URL: httpsUrl,
    PRESS_URL: httpsUrl,
    CONTACT_EMAIL: {
      type: 'string',
      pattern: '^[^\\s@]+@[^\\s@]+$',
      default: 'contact@takeprofits.example',
      description: 'an e-mail address',
    },
    SOCIAL_LINKS: {
      type: 'string',
      pattern: '^[^=,]+=https://[^\\s,]+(,[^=,]+=https://[^\\s,]+)*$',
      description: 'a list such as Name=https://address,Name=https://address',
    },
    COMPANY_NAME: text,
    COMPANY_ADDRESS: text,
    COMPANY_REGISTER: text,
    RETENTION_MONTHS: {
      type: 'integer',
      minimum: 1,
      maximum: 120,
      default: 12,
      description: 'a whole number of months from 1 to 120',
    },
    MEMBERSHIP_TERMS: text,
    DATA_TRANSFERS: text,
    LEGAL_DATE: text,
    // Their defaults depend on who may sign in: config-rules.ts.
    LIMIT_SAVES: requestsPerMinute,
    LIMIT_CLAIMS: requestsPerMinute,
    LIMIT_DAILY: requestsPerMinute,
    LIMIT_READS: perMinute(3000),
    LIMIT_FEEDS: perMinute(1200),
    LIMIT_MISSES: perMinute(60),
    LIMIT_EXPORTS: perMinute(6),
  },
} as const;

export type Settings = Readonly<FromSchema<typeof configSchema>>;
