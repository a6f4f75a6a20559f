import { isNowhere } from '../../ui/hooks/use-focus-kept.ts';

/** Moves the focus to the next question of the open sections, or the one before; false: there is none. */
export function moveBy(list: HTMLElement, step: 1 | -1): boolean {
  const controls = [...list.querySelectorAll('[data-question]')].flatMap((question) => {
    const control = question.closest('[inert]') ? undefined : findControl(question);
    return control ? [control] : [];
  });
  const order = step === 1 ? controls : controls.toReversed();
  const from = document.activeElement;
  const beyond = step === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const own = from?.closest('[data-question]');
  const next = isNowhere(from)
    ? order[0]
    : order.find(
        (control) => !own?.contains(control) && (from?.compareDocumentPosition(control) ?? 0) & beyond,
      );
  next?.focus();
  return next !== undefined;
}

/** The section that the focus is in, or else the only open one. */
export function findCard(list: HTMLElement): Element | undefined {
  const headers = [...list.querySelectorAll('[aria-expanded="true"][aria-controls]')];
  const cards = headers.flatMap((header) => header.closest('[data-section]') ?? []);
  const own = cards.find((card) => card.contains(document.activeElement));
  return own ?? (cards.length === 1 ? cards[0] : undefined);
}

/** Presses a section's button; false: there is none to press. */
export function saveCard(card: Element | undefined): boolean {
  const button = card?.querySelector<HTMLButtonElement>('button[type="submit"]:not(:disabled)');
  button?.click();
  return button instanceof HTMLElement;
}

/** A question's control: of a group what is chosen in it, or else its first. */
function findControl(question: Element): HTMLElement | undefined {
  const own = (which: string) => question.querySelector<HTMLElement>(which);
  return own('input:checked') ?? own('input, textarea') ?? undefined;
}
