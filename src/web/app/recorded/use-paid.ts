import { useMemo } from 'react';
import type { Questionnaire } from '../../../engine/registry/questionnaire.ts';
import { rewardKey } from '../../../engine/rules/rewards.ts';
import { useSessionState } from '../../session/session-context.ts';

/** The sections of a questionnaire that earn nothing more; all of them while that is not known. */
export function usePaid({ id, sections }: Questionnaire): ReadonlySet<string> {
  const keys = useSessionState(({ paid }) => paid);
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
