import { pipeline } from 'node:stream/promises';

/** `| head -1` closes the output: further output is lost, and the process continues. Other errors are thrown. */
export function survivePipeEnd(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: unknown) => {
      if (!isPipeEnd(error)) throw error;
    });
}

/** Writes to standard output as fast as it is read, until it is closed. */
export async function writeOut(pieces: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(pieces, process.stdout, { end: false });
  } catch (error) {
    if (!isPipeEnd(error)) throw error;
  }
}

/** A write to an output that was closed before has another code than the first one that fails. */
function isPipeEnd(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'EPIPE' || code === 'ERR_STREAM_DESTROYED' || code === 'ERR_STREAM_PREMATURE_CLOSE';
}
