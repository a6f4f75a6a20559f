type StepKeys = readonly [back: string, forward: string];

/** `from` is -1 while nothing in the list has the focus. Undefined: the key does not step. */
export function findNextByKey(
  key: string,
  from: number,
  count: number,
  [back, forward]: StepKeys,
): number | undefined {
  switch (key) {
    case forward:
      return Math.min(from + 1, count - 1);
    case back:
      return Math.max(from - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
