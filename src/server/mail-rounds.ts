import { StorageError } from './ports/storage.ts';

/** How often it is looked for mails whose turn has come, in ms. */
const interval = 1000;

/** How often what log-ins leave behind is deleted, in rounds: about once an hour. */
const roundsOfPurge = 3600;

interface Rounds {
  /** True where another round should follow at once. */
  readonly send: () => Promise<boolean>;
  readonly purge: () => Promise<unknown>;
  readonly onError: (error: unknown) => void;
}

/** What goes on beside the requests: one round at a time, until it is ended. */
export interface RunningRounds {
  /** There is something to send now. */
  wake(): void;
  /** Resolves once the round under way is over. */
  end(): Promise<void>;
}

export function startMailRounds({ send, purge, onError }: Rounds): RunningRounds {
  const state = { isEnded: false, isWoken: false, rounds: 0 };
  let underWay: Promise<void> | undefined;
  const runOnce = async () => {
    try {
      if (state.rounds % roundsOfPurge === 0) await purge();
      state.rounds += 1;
      do state.isWoken = false;
      while ((await send()) || wasWoken());
    } catch (error) {
      // A database that is away is told of by all who need it at once.
      if (!(error instanceof StorageError)) onError(error);
    }
  };
  const wasWoken = () => state.isWoken && !state.isEnded;
  const wake = () => {
    if (state.isEnded) return;
    state.isWoken = true;
    underWay ??= runOnce().finally(() => (underWay = undefined));
  };
  const timer = setInterval(wake, interval).unref();
  return {
    wake,
    async end() {
      state.isEnded = true;
      clearInterval(timer);
      await underWay;
    },
  };
}
