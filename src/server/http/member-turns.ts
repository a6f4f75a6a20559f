import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { callerOf } from './guards.ts';

interface MemberTurnsOptions {
  /** Answers that a member may have under way. */
  readonly most: number;
  /** How long one more waits for its turn, in ms. */
  readonly patience: number;
}

/** Lets each member have so many answers of a kind under way, such as those with a file. */
export interface MemberTurns {
  /**
   * Waits for a turn of the member's and gives the way to end it, which may be called more than once. Rejects with
   * BUSY where none comes in time, and as the signal says.
   */
  take(member: string, signal: AbortSignal): Promise<() => void>;
}

interface Line {
  running: number;
  readonly waiting: Set<() => void>;
}

/** Waits for the turn of a request's member; it lasts until the answer has been read, or the browser has gone. */
export async function takeTurn(
  turns: MemberTurns,
  request: FastifyRequest,
  reply: Pick<FastifyReply, 'raw'>,
): Promise<void> {
  const { memberId } = callerOf(request);
  const endTurn = await turns.take(memberId, request.signal).catch((error: unknown) => {
    throw toRefusal(request, error);
  });
  // Also where the browser goes away before it has read all.
  finished(reply.raw, endTurn);
}

/** The browser has gone on: nobody hears this, and nothing is wrong. */
export function toRefusal({ signal }: FastifyRequest, error: unknown): unknown {
  return signal.aborted ? new AppError('BAD_REQUEST') : error;
}

/**
 * A browser asks for the pictures of a page at once, on six connections: one too many waits for its turn, since a
 * refusal would leave a gap in the page.
 */
export function buildMemberTurns({ most, patience }: MemberTurnsOptions): MemberTurns {
  const lines = new Map<string, Line>();

  const end = (member: string, line: Line) => {
    const [next] = line.waiting;
    if (next) {
      line.waiting.delete(next);
      return next();
    }
    line.running -= 1;
    if (line.running === 0) lines.delete(member);
  };

  return {
    async take(member, signal) {
      const line = lines.get(member) ?? { running: 0, waiting: new Set() };
      lines.set(member, line);
      if (line.running < most) line.running += 1;
      else await waitFor(line, patience, signal);
      let isOver = false;
      return () => {
        if (!isOver) end(member, line);
        isOver = true;
      };
    },
  };
}

function waitFor({ waiting }: Line, patience: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => leave(new AppError('BUSY')), patience);
  const leave = (reason: unknown) => {
    waiting.delete(enter);
    stop();
    reject(reason);
  };
  const onAbort = () => leave(signal.reason);
  const stop = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  };
  const enter = () => {
    stop();
    resolve();
  };
  waiting.add(enter);
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  return promise;
}
