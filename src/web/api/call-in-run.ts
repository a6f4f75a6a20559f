import type { Run } from '../../lib/run.ts';
import { ApiError } from './api-error.ts';

/** In ms, where the server does not say how long to wait. */
const usualPause = 5000;

/** Calls again after a rate limit of the server, or of a proxy before it, as late as it asks. A cancelled run throws its signal's reason. */
export async function callInRun<Result>(
  run: Pick<Run, 'signal' | 'pause'>,
  call: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    run.signal.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429) throw error;
      await run.pause(error.retryAfter ?? usualPause);
    }
  }
}
