const factor = process.env['SLOW'] ? 6 : 1;

/**
 * How long tests wait, in ms: far longer than anything takes on a machine that does nothing else, and short enough that
 * a broken part fails within a minute. SLOW=1 multiplies them for a busy machine.
 */
export const timeLimits = {
  /** Of a component without a browser. */
  dom: { wait: 5000 * factor, test: 15_000 * factor },
  server: { wait: 10_000 * factor, test: 60_000 * factor },
  /** Of the product in a browser, and of commands. */
  journey: { wait: 30_000 * factor, test: 180_000 * factor },
};
