import { choose, point, the, until, within, type Film } from '../film.ts';

export const calendar: Film = {
  id: 'calendar',
  path: '/cryptocal',
  steps: [
    {
      says: "Events arrive page by page, to respect the data provider's limits.",
      acts: [
        until(within('Events', (events) => events.getByRole('article'))),
        point(within('Events', (events) => events.getByText(/^Loading/))),
      ],
    },
    {
      says: 'A card shows the title, the coins, the date in UTC, the type and a proof image.',
      acts: [
        point(within('Events', (events) => events.getByRole('article').first().getByRole('img'))),
        point(within('Events', (events) => events.getByRole('article').first().getByRole('time'))),
        point(within('Events', (events) => events.getByRole('article').first().getByRole('listitem'))),
      ],
    },
    {
      says: 'Is the event real? Open the source and see whether the project confirms it.',
      acts: [
        choose(the('combobox', 'Event type'), 'Hard fork'),
        point(within('Events', (events) => events.getByRole('article').first().getByRole('link'))),
      ],
    },
  ],
};
