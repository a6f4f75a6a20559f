import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../domain/context.ts';
import { isSame } from '../../domain/sign-in/secrets.ts';
import type { ServerState } from '../../ports/metrics.ts';
import type { SourceRegister } from '../../ports/sources.ts';
import { whereLost } from '../../ports/storage.ts';
import { countMails } from '../../resources/outbox.ts';
import { AppError } from '../app-error.ts';
import { markPublic } from '../guards.ts';
import { apiHeaders } from '../headers.ts';
import type { SignInQueue } from '../sign-in/sign-in-queue.ts';

interface Measured {
  readonly storage: Context['storage'];
  readonly sources: SourceRegister;
  readonly signInQueue: SignInQueue;
}

interface MetricsOptions extends Measured {
  /** A caller that sends it may read the metrics from any address. */
  readonly token: string;
}

/** A monitor may call the server under any host name. */
export const metricsRoutes: FastifyPluginAsync<MetricsOptions> = async (app, { token, ...measured }) => {
  markPublic(app);
  app.get('/metrics', { config: { host: 'any' }, schema: { hide: true } }, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`))
      throw new AppError('AUTH_FAILED', { message: 'METRICS_TOKEN is wanted, as Authorization: Bearer.' });
    if (!app.metrics) throw new AppError('NOT_FOUND');
    const { type, text } = await app.metrics.render(await readServerState(measured));
    return reply.headers(apiHeaders).type(type).send(text);
  });
};

async function readServerState({ storage, sources, signInQueue }: Measured): Promise<ServerState> {
  // The other metrics matter most while the database is away.
  const waitingMails = countMails(storage.reads).catch(whereLost(undefined));
  return {
    waitingSignIns: signInQueue.waiting(),
    waitingMails: await waitingMails,
    sources: sources.list().sources,
    storage: await storage.state(),
  };
}
