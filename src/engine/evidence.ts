import { allFacts, type FactId, type KnownFact } from '../contracts/coin-facts.ts';
import type { SubjectName } from './vocabulary.ts';

/** A fact that is shown with a question or a section. */
export interface Evidence {
  readonly fact: FactId;
  /** Which values speak for yes or no; absent: none. */
  readonly rule?: EvidenceRule;
}

/** `shared`: the question's section shows the fact; the question shows only what its rule says. */
export interface QuestionFact extends Evidence {
  readonly shared?: true;
}

/** Whether a question shows more than its section does. */
export function hasOwnEvidence({
  evidence = [],
  factsAtSave,
}: {
  readonly evidence?: readonly QuestionFact[];
  readonly factsAtSave?: true;
}): boolean {
  return !factsAtSave && evidence.some(isOwn);
}

export function isOwn({ shared, rule }: QuestionFact): boolean {
  return !shared || rule !== undefined;
}

/** A value that meets neither side speaks for neither; no value meets both. */
export interface EvidenceRule {
  /** The rule as members read it, such as "at least US$100 million". */
  readonly words: string;
  /** The values that speak for yes. */
  readonly yes: ValueRule;
  readonly no: ValueRule;
}

/** JSON Schema keywords for a fact's value; a value must meet all that are given. Numbers in the fact's unit. */
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
  /** An https address; placeholders such as {name} stand for values of the subject. */
  readonly href: string;
}

/**
 * The placeholders that a link may use for each subject. `name` is always known; `coinpaprika` is CoinPaprika's id,
 * `website` a host, `contract` the first contract on any chain, `token` the id of an NFT's token.
 */
export const lookupValues = {
  coin: ['name', 'symbol', 'coinpaprika', 'website', 'contract', 'ethereum_contract'],
  nft: ['name', 'contract', 'ethereum_contract', 'token'],
  exchange: ['name'],
} as const satisfies Readonly<Record<SubjectName, readonly string[]>>;

/** The known values of a subject, by these names. */
export type LookupValues = Readonly<Partial<Record<string, string>>>;

const placeholder = /(?<blank>%20)?\{(?<name>[a-z_]*)\}/g;

/** The placeholders of an address. One after a blank (%20) is optional, like a word of a search. */
export function listPlaceholders(
  href: string,
): readonly { readonly name: string; readonly mayMiss: boolean }[] {
  return Array.from(href.matchAll(placeholder), ({ groups }) => ({
    name: groups?.['name'] ?? '',
    mayMiss: groups?.['blank'] !== undefined,
  }));
}

/** The address for a subject; undefined if a required value is not known. */
export function fillLink(href: string, values: LookupValues): string | undefined {
  if (listPlaceholders(href).some(({ name, mayMiss }) => !mayMiss && !values[name])) return undefined;
  return href.replaceAll(placeholder, (_, blank: string | undefined, name: string) => {
    const value = values[name];
    return value ? `${blank ?? ''}${encodeURIComponent(value)}` : '';
  });
}

/** Whether a link searches a site of which a page is known: that page answers more. */
export function searchesSiteOf(href: string, pages: readonly string[]): boolean {
  const [, site] = /[?&]q=site%3A([a-z0-9.-]+)/.exec(href) ?? [];
  return site !== undefined && pages.some((page) => `.${toHost(page)}`.endsWith(`.${site}`));
}

function toHost(page: string): string {
  return /^https:\/\/([^/?#]*)/.exec(page)?.[1] ?? '';
}

type FactValue = number | string | readonly string[];

/** A fact's value; `unsure`: members that its list may lack. */
interface FactReading {
  readonly value: FactValue;
  readonly unsure?: readonly string[] | undefined;
}

/** Which answer a fact's value speaks for; undefined: neither. */
export function judgeFact(rule: EvidenceRule, fact: KnownFact): 'yes' | 'no' | undefined {
  return fact.state === 'sample' || lacksDate(fact) ? undefined : judgeReading(rule, fact);
}

function lacksDate({ id, undated }: KnownFact): boolean {
  return undated === true && 'needsDate' in allFacts[id];
}

/**
 * Which answer a value speaks for now, if an earlier value of the same fact spoke for the other answer; else undefined.
 * Neither value may be a sample.
 */
export function judgeChange(
  rule: EvidenceRule,
  before: FactReading,
  now: FactReading,
): 'yes' | 'no' | undefined {
  const [was, is] = [judgeReading(rule, before), judgeReading(rule, now)];
  return was !== undefined && was !== is ? is : undefined;
}

/** What is unsure speaks for neither answer. */
function judgeReading(rule: EvidenceRule, { value, unsure = [] }: FactReading): 'yes' | 'no' | undefined {
  const side = judgeValue(rule, value);
  const isSame = !Array.isArray(value) || judgeValue(rule, [...value, ...unsure]) === side;
  return isSame ? side : undefined;
}

function judgeValue(rule: EvidenceRule, value: FactValue): 'yes' | 'no' | undefined {
  if (meetsRule(rule.yes, value)) return 'yes';
  return meetsRule(rule.no, value) ? 'no' : undefined;
}

/** Whether a fact's value meets every keyword of a rule; a keyword for another type of value is not met. */
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
