import { catalog } from '../../research/questionnaires/questionnaire-catalog.ts';
import { Desk } from '../../screens/home/Desk.tsx';
import { HomeScreen } from '../../screens/home/HomeScreen.tsx';
import { PasskeyOffer } from '../../screens/home/PasskeyOffer.tsx';
import { useConfig } from '../config-context.ts';

export function HomePage() {
  const offersPasskeys = useConfig()?.passkeys ?? false;
  return <HomeScreen offer={offersPasskeys && <PasskeyOffer />} desk={<Desk catalog={catalog} />} />;
}
