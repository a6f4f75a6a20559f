/** The outcome of checks and tests. A check counts as one test. */
export interface Counts {
  readonly passed: number;
  /** Names what failed, so that no run fails without saying where. */
  readonly failures: readonly string[];
}

export function addCounts(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failures: all.flatMap(({ failures }) => failures),
  };
}
