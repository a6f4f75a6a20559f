export const newsPanelCopy = {
  title: 'Latest news',
  none: 'No news right now.',
  noneHint: 'Check back later.',
  note: 'Newest first. Articles open in a new window.',
} as const;
