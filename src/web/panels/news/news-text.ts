import { toCountOf } from '../../ui/text/figure-text.ts';

export function toStoryCount(count: number): string {
  return toCountOf(count, 'story', 'stories');
}
