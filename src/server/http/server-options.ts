import { randomUUID } from 'node:crypto';
import { LogController, type FastifyHttpOptions, type RawServerDefault } from 'fastify';
import { maxEmailLength } from '../../contracts/email.ts';
import { refuseBrokenConnection } from './connections/broken-connection.ts';
import type { Connections } from './connections/all-connections.ts';
import { sendError } from './errors.ts';
import { toOriginForm } from './origin-form.ts';
import { buildLogger, type LogOptions } from './telemetry/request-log.ts';
import { cleanForwardedFor, toTrust, type TrustedProxies } from './trusted-proxies.ts';

const bodyLimit = 64 * 1024;
const headerLimit = 8 * 1024;
/** How often connections are looked at, in ms: one that is too slow is found so much later. */
const connectionsCheckingInterval = 2000;
/** How long a client may take for its headers, and for the whole request, in ms. */
const headersTimeout = 10_000 - connectionsCheckingInterval;
const requestTimeout = 30_000 - connectionsCheckingInterval;
/** How long nothing may move on a connection, in ms: who reads no more would keep what is sent to them. */
const connectionTimeout = 30_000;
/** How long an idle connection stays open, in ms, as the Keep-Alive header says; Node closes it a second later. */
const keepAliveTimeout = 29_000;
/** The longest e-mail, each character percent-encoded. */
const maxParamLength = 3 * maxEmailLength;

interface ServerOptions {
  readonly log: LogOptions;
  readonly trustProxy: TrustedProxies;
  /** The headers of every response, also those that reach no route. */
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: Connections;
}

/** Fastify without its conveniences: nothing is coerced or stripped, and everything has a limit. */
export function buildServerOptions(options: ServerOptions): FastifyHttpOptions<RawServerDefault> {
  const { log, trustProxy, headers, connections } = options;
  return {
    logger: buildLogger(log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: toTrust(trustProxy),
    bodyLimit,
    requestTimeout,
    connectionTimeout,
    keepAliveTimeout,

    // Node's own refusals would come without our headers: one without a Host is ours to refuse.
    http: {
      maxHeaderSize: headerLimit,
      headersTimeout,
      connectionsCheckingInterval,
      requireHostHeader: false,
    },
    // The first that Fastify does with a request: what else it reads of it is put right here, too.
    rewriteUrl: (request) => {
      if (trustProxy !== false) cleanForwardedFor(request.headers);
      return toOriginForm(request);
    },
    // While the server closes, what still comes is answered as ever, and not in a body of Fastify's own.
    return503OnClosing: false,
    routerOptions: { maxParamLength },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: false } },
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(headers)),
    clientErrorHandler: (error, socket) =>
      refuseBrokenConnection(error, socket, headers, connections.isAnswered(socket)),
  };
}
