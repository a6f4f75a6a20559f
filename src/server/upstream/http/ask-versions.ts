import { SourceFailure } from '../../ports/upstream.ts';

/**
 * Asks a service's versions in order until one responds to our key. A version that refuses the key, is gone or does not
 * respond leaves it to the next, unless its failure is final. Rejects as the first does.
 */
export async function askVersions<Version, Answer>(
  versions: readonly Version[],
  ask: (version: Version) => Promise<Answer>,
  isFinal: (error: SourceFailure) => boolean = () => false,
): Promise<Answer> {
  let failure: unknown;
  for (const version of versions) {
    try {
      // The next is asked only if this one gives nothing.
      // oxlint-disable-next-line no-await-in-loop
      return await ask(version);
    } catch (error) {
      if (!(error instanceof SourceFailure) || isFinal(error)) throw error;
      failure ??= error;
    }
  }
  throw failure;
}
