import { isRecord } from '../../src/lib/is-record.ts';

/** What is read of a path; undefined where there is nothing, also when it goes away while other files are checked. */
export async function ifThere<Read>(reading: Promise<Read>): Promise<Read | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (isRecord(error) && error['code'] === 'ENOENT') return undefined;
    throw error;
  }
}
