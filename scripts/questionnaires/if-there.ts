import { isRecord } from '../../src/lib/is-record.ts';

/** The result of reading a path; undefined where nothing exists, also when it disappears during the checks. */
export async function ifThere<Read>(reading: Promise<Read>): Promise<Read | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (isRecord(error) && error['code'] === 'ENOENT') return undefined;
    throw error;
  }
}
