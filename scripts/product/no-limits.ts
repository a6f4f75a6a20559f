const limits = ['LOGINS', 'SAVES', 'READS', 'FEEDS', 'MISSES', 'CLAIMS', 'DAILY', 'EXPORTS'];

/** Settings of a server that lets a few clients do the work of many. */
export const withoutLimits: Readonly<Record<string, string>> = Object.fromEntries(
  limits.map((of) => [`LIMIT_${of}`, '1000000']),
);
