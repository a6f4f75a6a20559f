import { MemberBusyError } from '../../ports/storage.ts';

/** A queue by owner: a few jobs of each owner run at once, the others wait. */
export interface Turns {
  /** Jobs that wait, of all owners. */
  readonly waiting: () => number;
  /**
   * Runs `work` once fewer than `most` jobs of the owner run. Rejects as the work does, or with MemberBusyError after
   * `timeout` (ms) in the queue.
   */
  take<T>(owner: string, most: number, work: () => Promise<T>): Promise<T>;
}

interface Owner {
  running: number;
  readonly waiting: (() => void)[];
}

export function buildTurns({ timeout }: { readonly timeout: number }): Turns {
  const owners = new Map<string, Owner>();
  let waiting = 0;

  const wait = (owner: Owner) =>
    new Promise<void>((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        waiting -= 1;
        resolve();
      };
      const timer = setTimeout(() => {
        owner.waiting.splice(owner.waiting.indexOf(go), 1);
        waiting -= 1;
        reject(new MemberBusyError('The member has too many writes under way'));
      }, timeout);
      waiting += 1;
      owner.waiting.push(go);
    });

  return {
    waiting: () => waiting,
    async take(name, most, work) {
      const owner = owners.get(name) ?? { running: 0, waiting: [] };
      owners.set(name, owner);
      if (owner.running < most) owner.running += 1;
      else await wait(owner);
      try {
        return await work();
      } finally {
        const next = owner.waiting.shift();
        if (next !== undefined) next();
        else if ((owner.running -= 1) === 0) owners.delete(name);
      }
    },
  };
}
