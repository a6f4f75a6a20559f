/**
 * Who is a member, until when, and whether every balance is the sum of its ledger. Works beside a running server, on
 * the database of DATABASE_URL or on the embedded one in DATA_DIR.
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Context } from '../src/server/domain/context.ts';
import { exportMember } from '../src/server/resources/export-member.ts';
import { survivePipeEnd, writeOut } from '../src/server/closed-output.ts';
import { noQuestionnaires, openStorage } from '../src/server/open-storage.ts';
import { StorageError } from '../src/server/ports/storage.ts';
import { buildDir, listQuestionnaires, loadQuestionnaires } from '../src/server/questionnaires.ts';
import { StartRefusal, toRefusalLine } from '../src/server/config/start-refusal.ts';
import { auditBalances } from './members/audit-balances.ts';
import { importMembers } from './members/import-members.ts';
import { readEmail, readMember, readMemberList } from './members/read-member-list.ts';
import { readPlace, requireDatabase, sayPlace } from './database/which-database.ts';
import { calledAs } from './release/called-as.ts';
import { countMembers, findMemberByEmail, listMembers } from '../src/server/resources/members.ts';
import { addMember, expireMember, removeMember, signOutMember } from '../src/server/jobs/members.ts';

const usage = `Usage: ${calledAs('members')} add EMAIL --until YYYY-MM-DD | list | expire EMAIL | sign-out EMAIL|--all [--passkeys] | export EMAIL | remove EMAIL | import FILE.csv | audit [--embedded]`;

const options = {
  until: { type: 'string' },
  all: { type: 'boolean' },
  passkeys: { type: 'boolean' },
  embedded: { type: 'boolean' },
} as const;

type MemberStorage = Context['storage'];
type Task = (storage: MemberStorage) => Promise<void>;

const say = (line: string) => console.log(line);

survivePipeEnd();

try {
  const { task, makesDatabase } = await readCommand(process.argv.slice(2));
  const place = readPlace(process.env);
  sayPlace(place);
  if (!makesDatabase) requireDatabase(place, process.env);
  const storage = await openStorage(place, noQuestionnaires, () => undefined);
  try {
    await task(storage);
  } finally {
    await storage.close();
  }
} catch (error) {
  const line =
    error instanceof StorageError ? 'The database is busy: please try again.' : toRefusalLine(error);
  if (line === undefined) throw error;
  console.error(line);
  process.exitCode = 1;
}

/** Finds every fault of the command line before the database is opened. */
async function readCommand(args: readonly string[]) {
  const { values, positionals } = readArgs(args);
  const task = await planTask(values, positionals);
  return { task, makesDatabase: values.embedded ?? false };
}

async function planTask(
  values: ReturnType<typeof readArgs>['values'],
  positionals: readonly string[],
): Promise<Task> {
  const [command, subject, ...rest] = positionals;
  const { until, all = false, passkeys = false } = values;
  const isMisplaced =
    (until !== undefined && command !== 'add') || ((all || passkeys) && command !== 'sign-out');
  if (rest.length > 0 || isMisplaced) throw new StartRefusal(usage);
  switch (command) {
    case 'add':
      return planAdd(subject ?? '', until ?? '');
    case 'expire':
      return planExpire(requireEmail(subject));
    case 'sign-out':
      if (!all) return planSignOut(requireEmail(subject), passkeys);
      if (subject !== undefined) throw new StartRefusal(usage);
      return (storage) => signOutAll(storage, passkeys);
    case 'export':
      return planExport(requireEmail(subject));
    case 'remove':
      return planRemove(requireEmail(subject));
    case 'import':
      return planImport(subject);
    case 'list':
    case 'audit':
      if (subject !== undefined) throw new StartRefusal(usage);
      return command === 'list' ? list : audit;
    default:
      throw new StartRefusal(usage);
  }
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new StartRefusal(usage);
  }
}

function requireEmail(text: string | undefined): string {
  const reading = readEmail(text ?? '');
  if (reading.kind === 'refused') throw new StartRefusal(`${reading.problem} ${usage}`);
  return reading.email;
}

function planAdd(emailText: string, untilText: string): Task {
  const member = readMember(emailText, untilText);
  if (typeof member === 'string') throw new StartRefusal(`${member} ${usage}`);
  return async (storage) => {
    const outcome = await storage.run(addMember, { id: randomUUID(), ...member, now: Date.now() });
    say(`${member.email} ${outcome}: member until ${new Date(member.subExpiry).toISOString()}`);
  };
}

function planExpire(email: string): Task {
  return async (storage) => {
    requireMember(email, await storage.run(expireMember, { email, now: Date.now() }));
    say(`${email} expired, and is logged out everywhere`);
  };
}

function planSignOut(email: string, passkeys: boolean): Task {
  return async (storage) => {
    requireMember(email, await storage.run(signOutMember, { email, passkeys, now: Date.now() }));
    say(`${email} is logged out everywhere${passkeys ? ', and has no passkey any more' : ''}`);
  };
}

/** One member after the other: a running server must not wait for long. */
async function signOutAll(storage: MemberStorage, passkeys: boolean): Promise<void> {
  const members = await listMembers(storage.reads);
  for (const { email } of members) await storage.run(signOutMember, { email, passkeys, now: Date.now() });
  say(
    `${members.length} members are logged out everywhere${passkeys ? ', and have no passkeys any more' : ''}`,
  );
}

/** Writes all of a member's data to standard output, in the form of their download. */
async function planExport(email: string): Promise<Task> {
  const questionnaires = await loadQuestionnaires(await listQuestionnaires(`${buildDir}/questionnaires`));
  return async (storage) => {
    const member = await findMemberByEmail(storage.reads, email);
    if (!member) throw unknown(email);
    const context = { storage, questionnaires, clock: { now: () => Date.now() } };
    await writeOut(exportMember(context, { memberId: member.id }));
  };
}

function planRemove(email: string): Task {
  return async (storage) => {
    requireMember(email, await storage.run(removeMember, { email }));
    say(`${email} removed, with everything that was theirs`);
  };
}

async function planImport(file: string | undefined): Promise<Task> {
  if (file === undefined) throw new StartRefusal(usage);
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new StartRefusal(`${file} cannot be read.`, { cause });
  });
  const reading = readMemberList(bytes);
  if (reading.kind === 'refused') {
    throw new StartRefusal(`${file} was not imported:\n${reading.problems.join('\n')}`);
  }
  const now = Date.now();
  const members = reading.members.map((member) => ({ id: randomUUID(), ...member, now }));
  return async (storage) => {
    const outcomes = await importMembers(storage, members);
    const added = outcomes.filter((outcome) => outcome === 'added').length;
    for (const line of reading.repeated) say(line);
    say(`${added} added, ${outcomes.length - added} changed`);
  };
}

async function list({ reads }: MemberStorage): Promise<void> {
  const members = await listMembers(reads);
  for (const { email, subExpiry, balance } of members) {
    say(`${email}  until ${new Date(subExpiry).toISOString()}  ${balance} coins`);
  }
  say(`${members.length} members`);
}

async function audit({ reads }: MemberStorage): Promise<void> {
  const wrong = await auditBalances(reads, ({ email }) => email);
  for (const line of wrong) say(line);
  say(
    `${await countMembers(reads)} members, ${wrong.length} with a balance that is not the sum of the ledger`,
  );
  if (wrong.length > 0) process.exitCode = 1;
}

function requireMember(email: string, { kind }: { readonly kind: string }): void {
  if (kind === 'member-gone') throw unknown(email);
}

function unknown(email: string): StartRefusal {
  return new StartRefusal(`There is no member ${email}.`);
}
