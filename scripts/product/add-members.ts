import { noQuestionnaires, openStorage, type StoragePlace } from '../../src/server/open-storage.ts';
import { importMembers } from '../members/import-members.ts';

/** Adds members to a database, with their e-mails as ids. */
export async function addMembers(place: StoragePlace, emails: readonly string[]): Promise<void> {
  const storage = await openStorage(place, noQuestionnaires, () => undefined);
  try {
    const now = Date.now();
    const members = emails.map((email) => ({ id: email, email, subExpiry: now + 86_400_000, now }));
    await importMembers(storage, members);
  } finally {
    await storage.close();
  }
}
