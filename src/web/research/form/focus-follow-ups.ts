import { findControls } from './focus-section.ts';

export function toFollowUpsId(page: string): string {
  return `follow-ups-of-${page.slice(1)}`;
}

export function focusFollowUps(page: string): void {
  const place = document.getElementById(toFollowUpsId(page));
  // A form far below is not built yet: then the next Tab leads into it.
  const control = place && findControls(place)[0];
  (control ?? place)?.focus();
}
