export const reasonsCopy = {
  chosen: (count: number, most: number) => `${count} of up to ${most}`,
  more: (count: number) => `${count} more`,
  own: 'In your own words',
  loading: 'Loading your answers…',
  failed: 'Your answers could not be loaded. Your own words still work.',
  none: { for: 'None of your answers speaks for it.', against: 'None of your answers speaks against it.' },
} as const;
