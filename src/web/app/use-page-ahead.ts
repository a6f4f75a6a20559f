import { useEffect } from 'react';
import type { MemberRoute } from './member-route.ts';
import { blocksOfPage } from './page-blocks.ts';
import { queryClient } from './query-client.ts';
import { toQuestionnaireQuery } from './use-questionnaire.ts';

/** Fetches a page's code and its questionnaires at the same time, while the member's records are made ready. */
export function usePageAhead(route: MemberRoute): void {
  useEffect(() => {
    // A failure shows where the page needs what is missing.
    route.load().catch(() => undefined);
    const blocks = [route.path, ...(route.embeds ?? [])].flatMap(blocksOfPage);
    // Apart, so that the browser may paint the frame between the two.
    const ahead = setTimeout(() => {
      for (const { id } of blocks) void queryClient.prefetchQuery(toQuestionnaireQuery(id));
    });
    return () => clearTimeout(ahead);
  }, [route]);
}
