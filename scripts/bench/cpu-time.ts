import { readFileSync } from 'node:fs';

/** What a tick of /proc is on every Linux that Node runs on, in microseconds. */
const tick = 10_000;

/** The processor time that a process has used, all threads together, in microseconds; 0 where there is no /proc. */
export function readCpuTime(pid: number): number {
  try {
    // The second field is a name in brackets that may hold anything; user and system time are the 14th and 15th.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * tick;
  } catch {
    return 0;
  }
}
