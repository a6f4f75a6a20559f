declare module 'virtual:public-assets' {
  interface Files {
    readonly scripts: readonly string[];
    /** Addresses of the modules that the scripts import. */
    readonly preloads: readonly string[];
  }
  /** All styles of the public pages, minified; empty in development. */
  export const styles: string;
  export const files: Readonly<Record<'public' | 'signIn', Files>>;
  /** Addresses of the code and the styles that the app needs first. */
  export const ahead: readonly string[];
}
