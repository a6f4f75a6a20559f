import { toCountOf } from '../../ui/figure-text.ts';

export function toStoryCount(count: number): string {
  return toCountOf(count, 'story', 'stories');
}
