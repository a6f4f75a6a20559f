export const futureDaysCopy = {
  twoWeeks: 'In 2 weeks',
  oneMonth: 'In 1 month',
  threeMonths: 'In 3 months',
} as const;
