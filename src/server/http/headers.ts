import type { FastifyInstance } from 'fastify';
import type { Clock } from '../ports/clock.ts';

const directives: readonly (readonly [string, string])[] = [
  ['default-src', "'none'"],
  ['script-src', "'self'"],
  ['style-src', "'self'"],
  ['img-src', "'self' data: blob:"],
  ['media-src', "'self' blob:"],
  ['font-src', "'self'"],
  ['connect-src', "'self'"],
  ['worker-src', "'self'"],
  ['manifest-src', "'self'"],
  ['frame-src', "'none'"],
  ['object-src', "'none'"],
  ['base-uri', "'none'"],
  ['form-action', "'self'"],
  ['frame-ancestors', "'none'"],
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', 'app'],
];

/** The Content-Security-Policy, with the hashes ('sha256-...') of a page's inline elements, if any. */
export function buildPolicy(hashes: Readonly<Partial<Record<string, readonly string[]>>> = {}): string {
  return directives.map(([name, sources]) => [name, sources, ...(hashes[name] ?? [])].join(' ')).join('; ');
}

const passkeyFeatures = ['publickey-credentials-create', 'publickey-credentials-get'];

/** Browser features that the product does not need. Full screen is needed by videos. */
const features = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const securityHeaders = {
  // Pages and files override it.
  'cache-control': 'no-store',
  'content-security-policy': buildPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const twoYears = 2 * 365 * 24 * 60 * 60;

interface Site {
  readonly https: boolean;
  readonly auth: 'open' | 'code';
  readonly passkeys: boolean;
}

export function buildHeaders({ https, auth, passkeys }: Site): Readonly<Record<string, string>> {
  const unwanted = passkeys ? features : [...features, ...passkeyFeatures];
  return {
    ...securityHeaders,
    'permissions-policy': unwanted.map((feature) => `${feature}=()`).join(', '),
    ...(auth === 'open' && { 'x-auth-mode': auth }),
    ...(https && { 'strict-transport-security': `max-age=${twoYears}; includeSubDomains` }),
  };
}

export const apiHeaders = {
  'cache-control': 'no-store',
  vary: 'Sec-Fetch-Site, Origin',
} as const;

/** Browsers read in `date` the time by which the server judges days. */
export function addHeaders(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  clock: Clock,
): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (/^\/(api|data)\b/.test(request.url)) {
      reply.headers({ ...apiHeaders, date: new Date(clock.now()).toUTCString() });
    }
  });
}
