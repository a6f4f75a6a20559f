import { randomUUID } from 'node:crypto';
import { LogController, type FastifyHttpOptions, type RawServerDefault } from 'fastify';
import { maxEmailLength } from '../../contracts/email.ts';
import { refuseBrokenConnection } from './connections/broken-connection.ts';
import type { Connections } from './connections/all-connections.ts';
import { sendError } from './errors.ts';
import { buildLateSerializer } from './late-compilers.ts';
import { toOriginForm } from './origin-form.ts';
import { buildLogger, type LogOptions } from './telemetry/request-log.ts';
import { cleanForwardedFor, toTrust, type TrustedProxies } from './trusted-proxies.ts';

const bodyLimit = 128 * 1024;
const headerLimit = 8 * 1024;
/** How often connections are checked, in ms; timeouts take effect up to this much later. */
const connectionsCheckingInterval = 2000;
/** Timeouts of a request's headers and of the whole request, in ms. */
const headersTimeout = 10_000 - connectionsCheckingInterval;
const requestTimeout = 30_000 - connectionsCheckingInterval;
/** How long a connection may be without traffic, in ms: a client that stops reading would hold what is sent to it. */
const connectionTimeout = 30_000;
/** How long an idle connection stays open, in ms, as the Keep-Alive header says; Node closes it a second later. */
const keepAliveTimeout = 29_000;
/** The longest e-mail, each character percent-encoded. */
const maxParamLength = 3 * maxEmailLength;

interface ServerOptions {
  readonly log: LogOptions;
  readonly trustProxy: TrustedProxies;
  /** Of every response, also those that reach no route. */
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: Connections;
}

/** Fastify without its conveniences, and with a limit on everything. */
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

    // Node's own refusals would lack our headers, so the host guard refuses a request without a Host.
    http: {
      maxHeaderSize: headerLimit,
      headersTimeout,
      connectionsCheckingInterval,
      requireHostHeader: false,
    },
    // Runs before all else in Fastify, so it also corrects the headers that Fastify reads.
    rewriteUrl: (request) => {
      if (trustProxy !== false) cleanForwardedFor(request.headers);
      return toOriginForm(request);
    },
    // While the server closes, requests still get normal responses, not a body of Fastify's.
    return503OnClosing: false,
    routerOptions: { maxParamLength },
    schemaController: { compilersFactory: { buildSerializer: buildLateSerializer } },
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(headers)),
    clientErrorHandler: (error, socket) =>
      refuseBrokenConnection(error, socket, headers, connections.isAnswered(socket)),
  };
}
