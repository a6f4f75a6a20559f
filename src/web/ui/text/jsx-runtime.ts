import type { ElementType, Key, ReactElement, ReactNode } from 'react';
import { Fragment, jsx as create } from 'react/jsx-runtime';

export { Fragment };
export type { JSX } from 'react/jsx-runtime';

/** The compiler calls it for each element. */
export function jsx(type: ElementType, props: JsxProps, key?: Key): ReactElement {
  return create(type, wrapTexts(type, props), key);
}

// React's production runtime has one function for both names.
export { jsx as jsxs };

export interface JsxProps {
  readonly children?: ReactNode;
}

/**
 * Puts each text that has siblings into a `<span>`. A browser's translator replaces text nodes by elements. React keeps
 * a reference to a text node that has siblings: it then fails to insert before that node or to remove it, and updates a
 * node that is no longer on the page. Translators leave the text of an element without other children in place.
 */
export function wrapTexts(type: ElementType, props: JsxProps): JsxProps {
  const children: readonly ReactNode[] = Array.isArray(props.children) ? props.children : [props.children];
  if (!children.some(isText)) return props;
  const isAlone = type !== Fragment && !children.some(isElement);
  return { ...props, children: isAlone ? children.filter(isText).join('') : mergeTexts(children).map(wrap) };
}

/** Every element keeps its index, which is its React key. Adjacent texts become one. */
function mergeTexts(children: readonly ReactNode[]): readonly ReactNode[] {
  const merged = [...children];
  let start: number | undefined;
  let text = '';
  children.forEach((child, at) => {
    if (isElement(child)) start = undefined;
    if (!isText(child)) return;
    text = (start === undefined ? '' : text) + String(child);
    start ??= at;
    merged[at] = null;
    merged[start] = text;
  });
  return merged;
}

function isText(child: ReactNode): child is string | number {
  return typeof child === 'string' || typeof child === 'number';
}

function isElement(child: ReactNode): boolean {
  return child instanceof Object;
}

/** Spaces stay outside: translators keep them, and names of buttons and links need them between their words. */
function wrap(child: ReactNode): ReactNode {
  if (!isText(child)) return child;
  const parts = String(child).split(/(^\s+|\s+$)/);
  return parts.map((part, at) => (part.trim() === '' ? part : create('span', { children: part }, at)));
}
