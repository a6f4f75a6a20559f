/** Results are in the list's order. After a failure no call begins; it is thrown once the running calls have ended. */
export async function mapConcurrently<Entry, Result>(
  limit: number,
  list: readonly Entry[],
  work: (entry: Entry) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = list.entries();
  let failed = false;
  const lane = async () => {
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
