import { readdirSync, readFileSync } from 'node:fs';

/** The ids of a process's children, of their children and so on. */
export function listDescendants(of: number): readonly number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = pids.map((pid) => [Number(pid), readParent(pid)] as const);
  const found = [of];
  for (const parent of found) found.push(...parents.flatMap(([pid, its]) => (its === parent ? [pid] : [])));
  return found.slice(1);
}

function readParent(pid: string): number | undefined {
  try {
    // The second field is a name in brackets that may hold anything; the fourth is the parent.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** kill -9, also of one that is gone already. */
export function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself, perhaps when another was gone.
  }
}
