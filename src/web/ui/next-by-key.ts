type StepKeys = readonly [back: string, forward: string];

interface Key {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Alt and an arrow lead to another page, for example. */
export function isModified({ altKey, ctrlKey, metaKey, shiftKey }: Key): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** `from` is -1 while nothing in the list has the focus. Undefined: the key does not step. */
export function findNextByKey(
  pressed: Key,
  from: number,
  count: number,
  [back, forward]: StepKeys,
): number | undefined {
  if (isModified(pressed)) return undefined;
  switch (pressed.key) {
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
