/** Brings the focus to a question's control; of a group to what is chosen in it, or else to its first control. */
export function focusQuestion(id: string): void {
  const element = document.getElementById(id);
  const control = element?.matches('input, textarea')
    ? element
    : (element?.querySelector<HTMLElement>('input:checked') ?? element?.querySelector<HTMLElement>('input'));
  control?.focus();
}
