import { toCountOf } from '../../ui/text/amounts.ts';

export function toStoryCount(count: number): string {
  return toCountOf(count, 'story', 'stories');
}
