import type { ElementType, Key, ReactElement } from 'react';
import { jsxDEV as createInDevelopment, type JSXSource } from 'react/jsx-dev-runtime';
import { wrapTexts, type JsxProps } from './jsx-runtime.ts';

export { Fragment } from 'react/jsx-dev-runtime';
export type { JSX } from 'react/jsx-dev-runtime';

/** The compiler calls it for each element, in development and tests. */
export function jsxDEV(
  type: ElementType,
  props: JsxProps,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
): ReactElement {
  const wrapped = wrapTexts(type, props);
  return createInDevelopment(type, wrapped, key, isStatic && Array.isArray(wrapped.children), source, self);
}
