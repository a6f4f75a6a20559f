import { isNowhere } from '../ui/hooks/use-focus-kept.ts';
import { fieldIds, getSectionId } from './form/field-ids.ts';

/** The button that opens and folds a section of the checklist on the page. */
export function findHeader(questionnaireId: string, sectionId: string): HTMLElement | undefined {
  const body = fieldIds.body(getSectionId(questionnaireId, sectionId));
  return document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(body)}"]`) ?? undefined;
}

/** Opens a section of the checklist on the page and moves the focus to its title. */
export function focusSection(questionnaireId: string, sectionId: string): void {
  const header = findHeader(questionnaireId, sectionId);
  if (header?.getAttribute('aria-expanded') === 'false') header.click();
  header?.focus();
}

/** The controls of the questions in the open sections of a checklist, in their order: one for each question. */
export function findControls(list: Element): readonly HTMLElement[] {
  return [...list.querySelectorAll('[data-question]')].flatMap((question) =>
    question.closest('[inert]') ? [] : (findControl(question) ?? []),
  );
}

/** A question's control: of a group what is chosen in it, or else its first. */
function findControl(question: Element): HTMLElement | undefined {
  const own = (which: string) => question.querySelector<HTMLElement>(which);
  return own('input:checked') ?? own('input, textarea, select') ?? undefined;
}

/** Moves the focus to the first question that is open, unless the member works elsewhere. */
export function focusFirstQuestion(list: Element): void {
  if (isWaiting(document.activeElement)) findControls(list)[0]?.focus();
}

/** Whether the focus is on a search that was sent as it stands, or on something that the member's last act removed. */
function isWaiting(focused: Element | null): boolean {
  // Safari has it from 16.4 on, Firefox from 120.
  if (isNowhere(focused)) return 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
  return focused?.closest('[data-searched]') !== null;
}

/** The id of what stands at a checklist's end. */
export function toFinishId(questionnaireId: string): string {
  return `${questionnaireId}--finish`;
}

/** Moves the focus to what stands at a checklist's end once all of it is saved, or else to the section saved last. */
export function focusFinish(questionnaireId: string, sectionId: string): void {
  const finish = document.getElementById(toFinishId(questionnaireId));
  (finish ?? findHeader(questionnaireId, sectionId))?.focus();
}

/** Brings a header into sight once what folds above it lies still. */
export async function followFold(
  folding: HTMLElement | null,
  header: HTMLElement | undefined,
): Promise<void> {
  const moves = folding?.getAnimations({ subtree: true }) ?? [];
  await Promise.allSettled(moves.map(({ finished }) => finished));
  if (header === document.activeElement) header?.scrollIntoView({ block: 'nearest' });
}
