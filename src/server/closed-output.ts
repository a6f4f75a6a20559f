/**
 * Lets the process go on when whoever reads its output has gone, as `| head -1` does: what it prints is lost then, and nothing
 * else. Any other fault of the output is one.
 */
export function survivePipeEnd(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
}
