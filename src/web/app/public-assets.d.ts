declare module 'virtual:public-assets' {
  /** Every style of the public pages, minified; empty in development, where the pages' own modules bring them. */
  export const styles: string;
  /** Addresses of the modules the pages run. */
  export const scripts: readonly string[];
  /** Addresses of what those modules import. */
  export const preloads: readonly string[];
}
