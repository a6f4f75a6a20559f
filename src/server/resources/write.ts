import type { Questionnaires } from '../domain/context.ts';
import { memberGone, type MemberGone } from '../domain/stored.ts';
import type { Db } from '../ports/database.ts';
import type { Member } from '../ports/entities.ts';
import type { Write, Writes } from '../ports/storage.ts';
import { lockMember, type OfMember } from './members.ts';

/** What a write is given beside its arguments. */
export interface Given {
  /** As of the lock. */
  readonly member: Member;
  readonly questionnaires: Questionnaires;
}

interface Named {
  /** The writer thread finds the write by it. */
  readonly writeName: string;
}

type NamedWrite<Args, Outcome> = Write<Args, Outcome, Questionnaires> & Named;

/**
 * A change in one transaction, run by `storage.run(watchCoin, args)`. It may run again from its start and in another thread, so
 * it uses only what it is given: arguments and outcome are plain JSON, and times and random ids come in the arguments. The
 * member is locked first; a member who is gone changes nothing.
 */
export function write<Args extends OfMember, Outcome>(
  writeName: string,
  change: (tx: Db, args: Args, given: Given) => Promise<Outcome>,
): NamedWrite<Args, Outcome | MemberGone> {
  const run = async (tx: Db, args: Args, questionnaires: Questionnaires) => {
    const member = await lockMember(tx, args);
    return member ? change(tx, args, { member, questionnaires }) : memberGone;
  };
  return Object.assign(run, { writeName });
}

/**
 * A change that locks no member first: it is of no member, of many, its first statement locks the member, or no other write
 * changes what it changes. Otherwise as `write`.
 */
export function writeWithoutMember<Args, Outcome>(
  writeName: string,
  change: (tx: Db, args: Args, questionnaires: Questionnaires) => Promise<Outcome>,
): NamedWrite<Args, Outcome> {
  const run = (tx: Db, args: Args, questionnaires: Questionnaires) => change(tx, args, questionnaires);
  return Object.assign(run, { writeName });
}

/** The writes that resources export, by name. Throws if two have the same. */
export function listWrites(resources: readonly object[]): Writes<Questionnaires> {
  const writes = resources.flatMap((exported) => Object.values(exported).filter(isWrite));
  const named = Object.fromEntries(writes.map((one) => [one.writeName, one]));
  if (Object.keys(named).length < writes.length)
    throw new Error(`Two writes have the same name: ${writes.map(({ writeName }) => writeName).join(', ')}`);
  return named;
}

function isWrite(value: unknown): value is NamedWrite<never, unknown> {
  return typeof value === 'function' && 'writeName' in value;
}
