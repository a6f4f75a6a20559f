/** Where a key leads among so many points: to one, to none (Escape), or nowhere ('other'). */
export function toStep(key: string, from: number | undefined, count: number): number | undefined | 'other' {
  const last = count - 1;
  if (key === 'Escape') return from === undefined ? 'other' : undefined;
  if (last < 0) return 'other';
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return from === undefined ? 0 : Math.min(from + 1, last);
    case 'ArrowLeft':
    case 'ArrowUp':
      return from === undefined ? last : Math.max(from - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return 'other';
  }
}
