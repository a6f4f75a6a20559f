export const dayStart = 'A day starts and ends at 0:00 UTC, which may not be midnight where you live.';

export const streakRestart =
  'After day 7 the count starts again at day 1. If you miss a day, the streak ends and your next check-in is day 1. You keep the coins you have.';

export const streakExample =
  'Example: you collect on Monday, Tuesday and Wednesday (1 + 1 + 2 = 4 coins), miss Thursday and return on Friday. Friday is day 1 again and gives 1 coin, so you have 5 coins.';
