/** Whether there is a day at that moment, in ms: a source may send any number. */
export function isDated(time: number): boolean {
  return !Number.isNaN(new Date(time).getTime());
}

export function toStoryCount(count: number): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? 'story' : 'stories'}`;
}
