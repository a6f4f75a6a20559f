import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pages } from '../../contracts/pages.ts';
import { blocksOfPage } from '../research/questionnaires/questionnaire-catalog.ts';
import type { MemberRoute } from './member-routes.ts';
import { toQuestionnaireQuery } from '../research/questionnaires/use-questionnaire.ts';

export function usePageAhead(route: MemberRoute): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    // A failure shows where the page needs the code.
    route.load().catch(() => undefined);
    const shown = route.embeds ? [route.path, pages[route.embeds].path] : [route.path];
    const blocks = shown.flatMap(blocksOfPage);
    // Delayed, so that the browser paints the frame first.
    const ahead = setTimeout(() => {
      for (const { id } of blocks) void queryClient.prefetchQuery(toQuestionnaireQuery(id));
    });
    return () => clearTimeout(ahead);
  }, [route, queryClient]);
}
