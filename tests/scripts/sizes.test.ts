import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { budgets } from '../../scripts/budgets.ts';
import { toKilobytes, type BuiltFile } from '../../scripts/bundle/output.ts';
import { findExcess, measureSizes } from '../../scripts/bundle/sizes.ts';

describe('measureSizes', () => {
  it('counts each file that a visit loads once, with imports and styles', () => {
    const { budgets: rows } = measureSizes(build());
    const signIn = rows.find(({ name }) => name === 'Sign-in');
    expect(signIn?.size).toBeCloseTo(toKilobytes(codeOf('all')) + toKilobytes('a{color:red}'), 5);
  });

  it('does not count the content of questionnaires', () => {
    const shellOf = (content: number) =>
      measureSizes(build(), () => content).budgets.find(({ name }) => name === 'Shell')?.size ?? 0;
    expect(shellOf(0) - shellOf(0.8)).toBeCloseTo(0.8, 5);
  });

  it('says which module is missing when a budget names one that is not built', () => {
    expect(() => measureSizes([])).toThrow('No chunk holds src/web/app/public.ts');
  });
});

describe('findExcess', () => {
  it('reports nothing for a build within its budgets', () => {
    expect(excessOf(build())).toEqual([]);
  });

  it('reports a budget that is exceeded', () => {
    const heavy = randomBytes(200_000).toString('base64');
    expect(excessOf(build({ code: heavy }))).toContainEqual(
      expect.stringMatching(/^Sign-in: .* the budget is 5 kB$/),
    );
  });

  it('reports a schema compiler in browser code', () => {
    const output = build({ modules: ['/x/node_modules/ajv/dist/ajv.js'] });
    expect(excessOf(output)).toContainEqual(expect.stringContaining('brings ajv to the browser'));
  });

  it('reports validators that share a chunk', () => {
    const output = build({ modules: ['/x/build/questionnaires/one/validators.js'] });
    expect(excessOf(output)).toContainEqual(expect.stringContaining('validators'));
  });
});

interface Wish {
  readonly code?: string;
  readonly modules?: readonly string[];
}

/** A build whose one chunk holds every module that the budgets name. */
function build({ code = codeOf('all'), modules = [] }: Wish = {}): readonly BuiltFile[] {
  const paths = budgets.flatMap(({ loads }) => loads);
  const named = [...paths, ...budgets.flatMap(({ after = [] }) => after)].map((path) => `/x/${path}`);
  return [
    {
      type: 'chunk',
      fileName: 'all.js',
      code,
      imports: [],
      moduleIds: [...named, ...modules],
      styles: ['all.css'],
    },
    { type: 'asset', fileName: 'all.css', source: 'a{color:red}' },
  ];
}

function codeOf(name: string): string {
  return `console.log(${JSON.stringify(name)});`;
}

function excessOf(output: readonly BuiltFile[]): readonly string[] {
  return findExcess(output, measureSizes(output));
}
