import { readdirSync, readFileSync } from 'node:fs';

/** A process as Linux describes it in /proc; times in clock ticks. */
export interface ProcessState {
  readonly pid: number;
  readonly parent: number;
  /** With the pid it names one process: pids are used again. */
  readonly started: string;
  readonly own: number;
  /** Of its ended children, and of theirs. */
  readonly ended: number;
}

/** Clock ticks per second: Linux reports processor times in this unit on all usual processors. */
export const ticksPerSecond = 100;

export function readProcesses(): readonly ProcessState[] {
  return readdirSync('/proc').flatMap((name) => (/^\d/.test(name) ? readState(Number(name)) : []));
}

function readState(pid: number): readonly ProcessState[] {
  const text = readOf(pid, 'stat');
  if (text === '') return [];
  // The second field is a name in parentheses with any characters; the next is field 3 of proc(5).
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const field = (number: number) => Number(fields[number - 3]);
  const own = field(14) + field(15);
  return [{ pid, parent: field(4), started: fields[22 - 3] ?? '', own, ended: field(16) + field(17) }];
}

/** The value of a variable that a process was started with; some programs overwrite theirs. */
export function readVariable(pid: number, name: string): string | undefined {
  const lines = readOf(pid, 'environ').split('\0');
  return lines.find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1);
}

export function readCommand(pid: number): string {
  return readOf(pid, 'cmdline').replaceAll('\0', ' ');
}

/** Ticks in which the machine's processors worked, for any process, and all ticks. */
export function readMachine(): { readonly busy: number; readonly all: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  const [, ...ticks] = line.split(/ +/).map(Number);
  // Fields 9 and 10 are counted in 1 and 2 too.
  const all = ticks.slice(0, 8).reduce((sum, one) => sum + one, 0);
  return { busy: all - (ticks[3] ?? 0) - (ticks[4] ?? 0), all };
}

function readOf(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It has ended, or belongs to another user.
    return '';
  }
}
