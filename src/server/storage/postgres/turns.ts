import { MemberBusyError } from '../../ports/storage.ts';

/** Runs work of many owners, some of each owner at once; more waits for its turn. */
export interface Turns {
  /** How much waits, of all owners together. */
  readonly waiting: () => number;
  /**
   * Runs it where fewer than `most` of the owner's are under way. Rejects as the work does, or with MemberBusyError where
   * it would wait longer than `patience` (ms).
   */
  take<T>(owner: string, most: number, work: () => Promise<T>): Promise<T>;
}

interface Owner {
  running: number;
  readonly waiting: (() => void)[];
}

/** Turns of owners who have nothing under way yet. */
export function buildTurns({ patience }: { readonly patience: number }): Turns {
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
      }, patience);
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
