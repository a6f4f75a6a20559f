/**
 * Holds back that a field was left, while the mouse is pressed: an error that appears or disappears between press and
 * release moves the button away from the pointer, and the click is lost. Returns the stop function.
 */
export function leaveAfterPress(form: HTMLElement): () => void {
  const stop = new AbortController();
  const early = { capture: true, signal: stop.signal };
  const held: FocusEvent[] = [];
  let pressed = false;
  const release = () => {
    pressed = false;
    for (const { target, relatedTarget } of held.splice(0))
      target?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
  };
  const hold = (event: FocusEvent) => {
    if (!pressed) return;
    event.stopPropagation();
    held.push(event);
  };
  document.addEventListener('mousedown', ({ button }) => (pressed = button === 0), early);
  document.addEventListener('mouseup', release, early);
  // A drag has no mouseup.
  document.addEventListener('dragend', release, early);
  form.addEventListener('focusout', hold, early);
  return () => stop.abort();
}
