import { useMemo } from 'react';
import type { Questionnaire } from '../../engine/registry/questionnaire.ts';
import { rewardKey } from '../../engine/rules/rewards.ts';
import { usePaidSections } from '../session/open-session.ts';

/** The sections of a questionnaire that earn nothing more; all of them while that is not known. */
export function usePaid({ id, sections }: Questionnaire): ReadonlySet<string> {
  const keys = usePaidSections((state) => state.keys);
  return useMemo(
    () =>
      new Set(
        sections
          .filter((section) => keys?.includes(rewardKey(id, section.id)) ?? true)
          .map((section) => section.id),
      ),
    [id, sections, keys],
  );
}
