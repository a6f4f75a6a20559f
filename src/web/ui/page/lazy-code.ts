import { lazy, type ComponentType } from 'react';

/** A page's code, or a part's of it, could not be had: no network, or no server. */
export class CodeNotLoaded extends Error {
  override readonly name = 'CodeNotLoaded';
}

/** A component by its code, which is fetched when it is first drawn; for good, also when it cannot be had. */
export function toComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      throw new CodeNotLoaded('The code of a page did not come', { cause: error });
    }
  });
}
