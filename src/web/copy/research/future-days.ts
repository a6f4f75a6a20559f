export const futureDaysCopy = {
  twoWeeks: '2 weeks',
  oneMonth: '1 month',
  threeMonths: '3 months',
  aDay: 'A day',
} as const;
