declare module 'virtual:public-assets' {
  interface Files {
    /** Addresses of the modules that a page runs. */
    readonly scripts: readonly string[];
    /** Addresses of what those modules import. */
    readonly preloads: readonly string[];
  }
  /** All styles of the public pages, minified; empty in development. */
  export const styles: string;
  /** Scripts of the sign-in page, and of every other public page. */
  export const files: Readonly<Record<'public' | 'signIn', Files>>;
  /** Addresses of what the app needs first: its code and its styles. */
  export const ahead: readonly string[];
}
