import { Suspense } from 'react';
import { catalog } from '../../research/questionnaires/questionnaire-catalog.ts';
import { HomeScreen } from '../../screens/home/HomeScreen.tsx';
import { PageSkeleton } from '../../ui/page/PageSkeleton.tsx';
import { toComponent, toOptional } from '../../ui/page/lazy-code.ts';
import { useConfig } from '../config-context.ts';

// Home renders without waiting for the desk.
const Desk = toComponent(async () => (await import('../../screens/home/Desk.tsx')).Desk);

// Needed only where passkeys are enabled.
const PasskeyOffer = toOptional(
  async () => (await import('../../screens/home/PasskeyOffer.tsx')).PasskeyOffer,
);

export function HomePage() {
  const offersPasskeys = useConfig()?.passkeys ?? false;
  return (
    <HomeScreen
      offer={
        offersPasskeys && (
          <Suspense>
            <PasskeyOffer />
          </Suspense>
        )
      }
      desk={
        <Suspense fallback={<PageSkeleton />}>
          <Desk catalog={catalog} />
        </Suspense>
      }
    />
  );
}
