import type { FactId, KnownFact } from '../contracts/coin-facts.ts';
import type { SubjectName } from './vocabulary.ts';

/** A fact that is shown under a question. */
export interface Evidence {
  readonly fact: FactId;
  /** What its value says about the answer; absent: nothing. */
  readonly rule?: EvidenceRule;
}

/** A value that meets neither side says nothing; no value meets both. */
export interface EvidenceRule {
  /** The rule as members read it, such as "at least US$100 million". */
  readonly words: string;
  /** What a value that speaks for yes meets. */
  readonly yes: ValueRule;
  readonly no: ValueRule;
}

/** The words of JSON Schema that judge a fact's value; a value meets all that are given. Numbers in the fact's unit. */
export interface ValueRule {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly contains?: { readonly const: string };
  readonly not?: ValueRule;
}

/** A link under a question to a page that helps to answer it. */
export interface LookupLink {
  readonly title: string;
  /** An https address; {name} and the like stand for values of the subject. */
  readonly href: string;
}

/**
 * What a link's address may name of each subject. `name` is always known; `coinpaprika` is CoinPaprika's id, `website` a
 * host, `contract` the first contract on any chain, `token` the id of an NFT's token.
 */
export const lookupValues = {
  coin: ['name', 'symbol', 'coinpaprika', 'website', 'contract', 'ethereum_contract'],
  nft: ['name', 'contract', 'ethereum_contract', 'token'],
  exchange: ['name'],
} as const satisfies Readonly<Record<SubjectName, readonly string[]>>;

/** The values of a subject as far as they are known, by the names above. */
export type LookupValues = Readonly<Partial<Record<string, string>>>;

const placeholder = /(?<blank>%20)?\{(?<name>[a-z_]*)\}/g;

/** The names of the values in an address. One after a blank (%20) may be missing, as a word of a search. */
export function listPlaceholders(
  href: string,
): readonly { readonly name: string; readonly mayMiss: boolean }[] {
  return Array.from(href.matchAll(placeholder), ({ groups }) => ({
    name: groups?.['name'] ?? '',
    mayMiss: groups?.['blank'] !== undefined,
  }));
}

/** The address for a subject; undefined: a value that it needs is not known. */
export function fillLink(href: string, values: LookupValues): string | undefined {
  if (listPlaceholders(href).some(({ name, mayMiss }) => !mayMiss && !values[name])) return undefined;
  return href.replaceAll(placeholder, (_, blank: string | undefined, name: string) => {
    const value = values[name];
    return value ? `${blank ?? ''}${encodeURIComponent(value)}` : '';
  });
}

/** A fact's value in its unit. */
type FactValue = number | string | readonly string[];

/** Which answer a fact's value speaks for; undefined: neither. */
export function judgeFact(rule: EvidenceRule, { value, state }: KnownFact): 'yes' | 'no' | undefined {
  if (state === 'sample') return undefined;
  if (meetsRule(rule.yes, value)) return 'yes';
  return meetsRule(rule.no, value) ? 'no' : undefined;
}

/** Whether a fact's value meets every word of a rule; a word for another type of value is not met. */
export function meetsRule(rule: ValueRule, value: FactValue): boolean {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, contains, not } = rule;
  const checks = [
    minimum === undefined || Number(value) >= minimum,
    maximum === undefined || Number(value) <= maximum,
    exclusiveMinimum === undefined || Number(value) > exclusiveMinimum,
    exclusiveMaximum === undefined || Number(value) < exclusiveMaximum,
    rule.const === undefined || value === rule.const,
    rule.enum === undefined || rule.enum.some((one) => one === value),
    contains === undefined || (Array.isArray(value) && value.includes(contains.const)),
    not === undefined || !meetsRule(not, value),
  ];
  return checks.every(Boolean);
}
