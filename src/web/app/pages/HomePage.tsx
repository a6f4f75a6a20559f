import { catalog } from '../../questionnaire/questionnaire-catalog.ts';
import { HomeScreen } from '../../screens/home/HomeScreen.tsx';

export function HomePage() {
  return <HomeScreen catalog={catalog} />;
}
