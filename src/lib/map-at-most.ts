/**
 * Does something with each of a list, so many at once, and answers in the list's order. After a failure nothing more is
 * begun; it is thrown once all that was under way has ended.
 */
export async function mapAtMost<Entry, Result>(
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
