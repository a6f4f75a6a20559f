import { execFileSync } from 'node:child_process';

/** Resident memory in MB. */
export function readMemory(pid: number): number {
  const kibibytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return (Number(kibibytes) * 1024) / 1e6;
}
