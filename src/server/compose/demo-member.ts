import { randomUUID } from 'node:crypto';
import type { Context } from '../domain/context.ts';
import { year } from '../../lib/durations.ts';
import { countMembers } from '../resources/members.ts';
import { addMember } from '../jobs/members.ts';

const demoEmail = 'demo@example.com';

/** Undefined if there are members. */
export async function addDemoMember(storage: Context['storage'], now: number): Promise<string | undefined> {
  if ((await countMembers(storage.reads)) > 0) return undefined;
  await storage.run(addMember, { id: randomUUID(), email: demoEmail, subExpiry: now + year, now });
  return demoEmail;
}
