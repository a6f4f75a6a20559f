import { toPartSelector, type SignInPart } from '../../screens/sign-in/sign-in-form.ts';

/** Returns the shown element. */
export function openPart(name: SignInPart): (wanted: boolean) => Element | undefined {
  const template = find(HTMLTemplateElement, toPartSelector(name));
  let shown: Element | undefined;
  return (wanted) => {
    if (wanted && !shown) {
      template.after(template.content.cloneNode(true));
      shown = template.nextElementSibling ?? undefined;
    } else if (!wanted) {
      shown?.remove();
      shown = undefined;
    }
    return shown;
  };
}

/** Throws if the element is missing. */
export function find<Found extends Element>(
  kind: new () => Found,
  selector: string,
  within: ParentNode = document,
): Found {
  const found = within.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The sign-in page has no ${selector}`);
  return found;
}
