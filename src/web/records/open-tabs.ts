import { sessionKeys } from '../session/tab-storage.ts';

const tabKey = 'tab';
const prefix = 'tab/';
/** A reload asks for its own lock while the browser still takes the old page down. */
const patience = 300;

let line: Promise<unknown> = Promise.resolve();
let own: Promise<string> | undefined;

/** Does one piece of work at a time, over all tabs of this browser. */
export function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = findLocks();
  if (locks) return locks.request(name, work);
  // Without locks, which a page has wherever it is served safely, tabs know nothing of each other.
  const turn = line.then(work, work);
  line = turn.catch(() => undefined);
  return turn;
}

/** This tab's name: the same after a reload, another one in a copy of the tab. */
export function getTab(): Promise<string> {
  own ??= claimTab();
  return own;
}

/** Leaves nothing of the tab's name behind: the page that comes next takes another. */
export function forgetTab(): void {
  sessionKeys.remove(tabKey);
}

/** The tabs that are open in this browser, this one too; undefined where the browser cannot tell. */
export async function listTabs(): Promise<ReadonlySet<string> | undefined> {
  const locks = findLocks();
  if (!locks) return undefined;
  const { held = [] } = await locks.query();
  const names = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  return new Set(names);
}

/** Browsers have them on pages that are served safely only. */
function findLocks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}

async function claimTab(): Promise<string> {
  const kept = sessionKeys.get(tabKey);
  if (kept !== undefined && (await hold(kept))) return kept;
  const fresh = crypto.randomUUID();
  sessionKeys.set(tabKey, fresh);
  await hold(fresh);
  return fresh;
}

/** Holds the tab's lock until the page is gone; false when another page has it. */
function hold(tab: string): Promise<boolean> {
  const locks = findLocks();
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const keepForever = () => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    locks
      .request(prefix + tab, { signal: AbortSignal.timeout(patience) }, keepForever)
      .catch(() => resolve(false));
  });
}
