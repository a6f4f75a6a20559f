import { dailyRewards } from '../contracts/rewards.ts';
import { toUtcDay, toDayBefore } from '../lib/utc-day.ts';
import { namesOf, storedId, type Named, type Questionnaire, type Section } from './questionnaire.ts';

/** A section's reward in claims and responses, `module_section`. */
export function rewardKey(questionnaireId: string, sectionId: string): string {
  return `${questionnaireId}_${sectionId}`;
}

/** The ledger's key of a section's reward, by its first names: paid to a member once, for ever. */
export function ledgerKey(questionnaire: Named, section: Named): string {
  return rewardKey(storedId(questionnaire), storedId(section));
}

/** The target of a claim's module_name. */
type ClaimTarget =
  | {
      readonly kind: 'sections';
      readonly questionnaire: Questionnaire;
      readonly sections: readonly Section[];
    }
  | { readonly kind: 'unknown' };

/**
 * Reads a claim's module_name: `module_section` means that section, the module alone all its sections, also by former
 * names. Case and blanks count; any other name, and one that pays nothing, is unknown.
 */
export function readClaim(questionnaires: readonly Questionnaire[], moduleName: string): ClaimTarget {
  for (const questionnaire of questionnaires.filter(({ reward }) => reward > 0)) {
    const { sections } = questionnaire;
    for (const name of namesOf(questionnaire)) {
      if (moduleName === name) return { kind: 'sections', questionnaire, sections };
      const section = sections.find((one) => namesOf(one).some((id) => rewardKey(name, id) === moduleName));
      if (section) return { kind: 'sections', questionnaire, sections: [section] };
    }
  }
  return { kind: 'unknown' };
}

/** A member's progress with the daily check-in. */
interface Streak {
  /** The day collected last, 1 to 7; 0: never collected. */
  readonly daysSignedIn: number;
  /** The UTC day of the last collection, YYYY-MM-DD. */
  readonly lastCollected: string | null;
}

/** The result of a collection at a given moment. */
type CheckIn =
  | {
      readonly kind: 'due';
      /** The UTC day, YYYY-MM-DD. */
      readonly today: string;
      /** The day of the streak that is collected, 1 to 7. */
      readonly day: number;
      /** In coins. */
      readonly amount: number;
    }
  | { readonly kind: 'collected' }
  /** The last collection lies on a later day: this clock is behind the one that dated it. */
  | { readonly kind: 'clock-went-back' };

/**
 * What the daily check-in pays at `now` (ms since 1970), by UTC days: once a day; a missed day, and the day after the
 * seventh, start at day 1 again (Y1). The server decides by its own clock, the browser only predicts.
 */
export function planCheckIn({ daysSignedIn, lastCollected }: Streak, now: number): CheckIn {
  const today = toUtcDay(now);
  if (lastCollected === today) return { kind: 'collected' };
  if (lastCollected !== null && lastCollected > today) return { kind: 'clock-went-back' };
  const isUnbroken = lastCollected === toDayBefore(now) && daysSignedIn < dailyRewards.length;
  const day = isUnbroken ? daysSignedIn + 1 : 1;
  return { kind: 'due', today, day, amount: rewardOfDay(day) };
}

/** Coins that a day of the streak pays; 0 outside 1 to 7. */
export function rewardOfDay(day: number): number {
  return dailyRewards[day - 1] ?? 0;
}
