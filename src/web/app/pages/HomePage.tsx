import { lazy, Suspense } from 'react';
import { catalog } from '../../questionnaire/questionnaire-catalog.ts';
import { HomeScreen } from '../../screens/home/HomeScreen.tsx';

// Below what is the member's own, and not what home is opened for.
const Market = lazy(async () => ({ default: (await import('../../screens/home/Market.tsx')).Market }));

export function HomePage() {
  return (
    <HomeScreen
      catalog={catalog}
      market={
        <Suspense>
          <Market />
        </Suspense>
      }
    />
  );
}
