import fc from 'fast-check';

/** Whether properties run for long, as they do every night. */
export const isLong = Boolean(process.env['LONG']);

/** How often a property runs: this often in `npm test`, 40 times as often with LONG=1. A failure prints its seed. */
export const runs = (count: number) => (isLong ? 40 * count : count);

fc.configureGlobal({ numRuns: runs(25) });
