import type { FastifyInstance } from 'fastify';
import { errorStatus, type ErrorCode } from '../../../contracts/errors.ts';
import { toNetwork } from '../network-of.ts';
import { logAuthEvent } from './auth-log.ts';
import { onceAMinute } from './once-a-minute.ts';

/** 403, and 421 for another host's name. */
function isAccessRefusal(code: ErrorCode): boolean {
  const status = errorStatus[code];
  return status === 403 || status === 421;
}

/** Once a minute for each kind, per member or network. */
export function addRefusedAccessLog(app: FastifyInstance): void {
  const isFirst = onceAMinute();
  app.addHook('onResponse', async (request, { failureCode }) => {
    if (failureCode === null || !isAccessRefusal(failureCode)) return;
    const who = request.caller?.memberId ?? toNetwork(request.ip);
    if (isFirst(`${failureCode} ${who}`)) logAuthEvent(request, 'access-refused', { reason: failureCode });
  });
}
