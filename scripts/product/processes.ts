import { readdirSync, readFileSync } from 'node:fs';

export function listDescendants(of: number): readonly number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = pids.map((pid) => [Number(pid), readParent(pid)] as const);
  const found = [of];
  for (const parent of found) found.push(...parents.flatMap(([pid, its]) => (its === parent ? [pid] : [])));
  return found.slice(1);
}

function readParent(pid: string): number | undefined {
  try {
    // The second field is a name in parentheses with any characters; the fourth is the parent.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** kill -9; a process that has ended is no error. */
export function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already, perhaps together with another.
  }
}
