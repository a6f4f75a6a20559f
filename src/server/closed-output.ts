/** `| head -1` closes the output: further output is lost, and the process continues. Other errors are thrown. */
export function survivePipeEnd(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
}
