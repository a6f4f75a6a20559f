import { randomUUID } from 'node:crypto';
import { commands } from '../domain/commands/command-list.ts';
import type { Context } from '../domain/context.ts';
import { year } from '../../lib/durations.ts';

const demoEmail = 'demo@example.com';

/** Undefined if there are members. */
export async function addDemoMember(storage: Context['storage'], now: number): Promise<string | undefined> {
  if ((await storage.reads.countMembers()) > 0) return undefined;
  await storage.run(commands.addMember, { id: randomUUID(), email: demoEmail, subExpiry: now + year, now });
  return demoEmail;
}
