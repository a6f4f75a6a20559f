import { Suspense } from 'react';
import { catalog } from '../../questionnaire/questionnaire-catalog.ts';
import { HomeScreen } from '../../screens/home/HomeScreen.tsx';
import { PageSkeleton } from '../../ui/page/PageSkeleton.tsx';
import { toComponent } from '../../ui/page/lazy-code.ts';

// The frame of all pages comes with home, and does not wait for what lies on the desk.
const Desk = toComponent(async () => (await import('../../screens/home/Desk.tsx')).Desk);

export function HomePage() {
  return (
    <HomeScreen
      desk={
        <Suspense fallback={<PageSkeleton />}>
          <Desk catalog={catalog} />
        </Suspense>
      }
    />
  );
}
