import { isFocusLost } from '../../ui/hooks/use-focus-kept.ts';
import { fieldIds, getSectionId } from './field-ids.ts';

export function findHeader(questionnaireId: string, sectionId: string): HTMLElement | undefined {
  const body = fieldIds.body(getSectionId(questionnaireId, sectionId));
  return document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(body)}"]`) ?? undefined;
}

export function focusSection(questionnaireId: string, sectionId: string): void {
  const header = findHeader(questionnaireId, sectionId);
  if (header?.getAttribute('aria-expanded') === 'false') header.click();
  header?.focus();
}

/** One control per question of the open sections, in order. */
export function findControls(list: Element): readonly HTMLElement[] {
  return [...list.querySelectorAll('[data-question]')].flatMap((question) =>
    question.closest('[inert]') ? [] : (findControl(question) ?? []),
  );
}

/** In a group the checked control, else its first. */
function findControl(question: Element): HTMLElement | undefined {
  const own = (which: string) => question.querySelector<HTMLElement>(which);
  return own('input:checked') ?? own('input, textarea, select') ?? undefined;
}

/** Focuses the first asked question, unless the member is elsewhere on the page. */
export function focusFirstQuestion(list: Element): void {
  if (isWaiting(document.activeElement)) findControls(list)[0]?.focus();
}

/** Whether the focus is on the submitted search, or the member's last action removed the focused element. */
function isWaiting(focused: Element | null): boolean {
  // Supported from Safari 16.4 and Firefox 120.
  if (isFocusLost(focused)) return 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
  return focused?.matches('[data-waiting], [data-searched] *') === true;
}

export function toFinishId(questionnaireId: string): string {
  return `${questionnaireId}--finish`;
}

/** Focuses the end of a checklist once it is saved completely, else the section saved last. */
export function focusFinish(questionnaireId: string, sectionId: string): void {
  const finish = document.getElementById(toFinishId(questionnaireId));
  (finish ?? findHeader(questionnaireId, sectionId))?.focus();
}

/** Scrolls to a header once the folding section above it has stopped moving. */
export async function followFold(
  folding: HTMLElement | null,
  header: HTMLElement | undefined,
): Promise<void> {
  const moves = folding?.getAnimations({ subtree: true }) ?? [];
  await Promise.allSettled(moves.map(({ finished }) => finished));
  if (header === document.activeElement) header?.scrollIntoView({ block: 'nearest' });
}
