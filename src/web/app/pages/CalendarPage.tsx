import { pages } from '../../../contracts/pages.ts';
import { PageQuestionnaires } from '../../research/page/PageQuestionnaires.tsx';
import { CalendarScreen } from '../../screens/calendar/CalendarScreen.tsx';

export function CalendarPage() {
  return <CalendarScreen blocks={<PageQuestionnaires page={pages.calendar.path} />} />;
}
