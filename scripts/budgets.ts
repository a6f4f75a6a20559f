/** A limit on what a visit loads, in kB: 1000 bytes after gzip -9. */
interface Budget {
  readonly name: string;
  readonly limit: number;
  /** The modules whose chunks are loaded, with all their imports; paths from the root. */
  readonly loads: readonly string[];
  /** Modules that are already loaded and so do not count, like `loads`. */
  readonly after?: readonly string[];
  /** Scripts alone; absent: styles count too. */
  readonly scriptsOnly?: true;
  /** A loaded file that grows with what editors write and so does not count: a question must not fail a build. */
  readonly content?: string;
}

const shell = ['src/web/app/main.tsx', 'src/web/shell/Shell.tsx', 'src/web/screens/home/HomeScreen.tsx'];

const signIn = ['src/web/app/public.ts', 'src/web/app/sign-in/main.ts'];

export const budgets: readonly Budget[] = [
  { name: 'Public pages', limit: 5, loads: ['src/web/app/public.ts'] },
  { name: 'Sign-in', limit: 5, loads: signIn },
  { name: 'Shell', limit: 165, loads: shell, content: 'build/questionnaires/catalog.json' },
  {
    name: 'Chart chunk',
    limit: 200,
    loads: ['src/web/ui/chart/Drawing.tsx'],
    after: [...shell, 'src/web/app/pages/ChartingPage.tsx'],
    scriptsOnly: true,
  },
];

/** Limit for all font files together, in kB on disk (fonts are already compressed). */
export const fontLimit = 120;
