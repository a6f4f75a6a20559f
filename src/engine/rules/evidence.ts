import type { KnownFact } from '../../contracts/coin-facts.ts';
import type { EvidenceRule, ValueRule } from '../evidence.ts';

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
