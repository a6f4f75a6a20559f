/**
 * Calls a function for each item of a list, at most `limit` at once; the results are in the list's order. After a failure no
 * further call begins, and the failure is thrown once the running calls have ended.
 */
export async function mapConcurrently<Entry, Result>(
  limit: number,
  list: readonly Entry[],
  work: (entry: Entry) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = list.entries();
  let failed = false;
  const lane = async () => {
    // All lanes take from the same iterator.
    for (const [place, entry] of waiting) {
      if (failed) return;
      try {
        results[place] = await work(entry);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: limit }, lane));
  for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason;
  return results;
}
