import { Suspense, type ReactNode } from 'react';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { toComponent } from '../../ui/page/lazy-code.ts';
import type { QuestionWidgetProps } from '../form/section-context.ts';
import { showFirst, type QuestionWidget } from './show-first.tsx';

/** A widget whose code is fetched when a form first has such a question, so that it weighs on no other form. */
export function lazyWidget(load: () => Promise<(props: QuestionWidgetProps) => ReactNode>): QuestionWidget {
  const Widget = toComponent(load);
  return showFirst(function LazyWidget(props) {
    return (
      <Suspense fallback={<Skeleton height={36} />}>
        <Widget {...props} />
      </Suspense>
    );
  });
}
