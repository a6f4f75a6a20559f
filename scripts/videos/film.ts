import type { Locator, Page } from 'playwright-core';

/** Finds an element on the page when its turn comes; the first match is used. */
type Target = (page: Page) => Locator;

/** One action of the pointer or the keyboard; `await` only waits until something is visible. */
export type Act =
  | { readonly kind: 'point' | 'click' | 'scroll' | 'await'; readonly at: Target }
  | { readonly kind: 'type'; readonly at: Target; readonly text: string }
  | { readonly kind: 'choose'; readonly at: Target; readonly option: string }
  | { readonly kind: 'go'; readonly path: string };

interface Step {
  readonly says: string;
  readonly acts: readonly Act[];
}

export interface Film {
  /** The video's section in the tutorial's words; also the name of its files. */
  readonly id: string;
  readonly path: string;
  readonly visitor?: true;
  readonly steps: readonly Step[];
}

export const point = (at: Target): Act => ({ kind: 'point', at });
export const click = (at: Target): Act => ({ kind: 'click', at });
export const scroll = (at: Target): Act => ({ kind: 'scroll', at });
export const until = (at: Target): Act => ({ kind: 'await', at });
export const type = (at: Target, text: string): Act => ({ kind: 'type', at, text });
export const choose = (at: Target, option: string): Act => ({ kind: 'choose', at, option });
export const go = (path: string): Act => ({ kind: 'go', path });

type Role = 'button' | 'link' | 'textbox' | 'heading' | 'region' | 'checkbox' | 'columnheader' | 'combobox';

/** By role and name; a text need not be the whole of the name. */
export const the =
  (role: Role, name: string | RegExp): Target =>
  (page) =>
    page.getByRole(role, { name });

export const words =
  (text: string | RegExp): Target =>
  (page) =>
    page.getByText(text);

export const within =
  (region: string | RegExp, inner: (region: Locator) => Locator): Target =>
  (page) =>
    inner(page.getByRole('region', { name: region }));
