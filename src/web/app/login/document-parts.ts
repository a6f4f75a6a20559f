import { toPartSelector, type LoginPart } from '../../screens/login/login-form.ts';

/** A part of the document that waits in a template: shown behind it, or taken away; returns what is shown. */
export function openPart(name: LoginPart): (wanted: boolean) => Element | undefined {
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

/** The element that the document has for this. Throws where it has none. */
export function find<Found extends Element>(
  kind: new () => Found,
  selector: string,
  within: ParentNode = document,
): Found {
  const found = within.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The login's document has no ${selector}`);
  return found;
}
