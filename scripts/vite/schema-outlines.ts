import { parseSync, Visitor, type Plugin } from 'vite';

/**
 * Leaves of the contracts' schemas what the browser checks a response by (see BodySchema): it never looks at
 * `properties`, which are most of their weight. For the build only, where the server sends what it has checked.
 */
export function schemaOutlines(): Plugin {
  return {
    name: 'schema-outlines',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/contracts\/[a-z-]+\.ts$/ },
      handler: (code, id) => ({ code: toOutlines(id, code), map: null }),
    },
  };
}

/** The same code, line by line, with the `properties` of every `...Schema` empty. */
function toOutlines(id: string, code: string): string {
  let [outlines, depth] = [code, 0];
  const { program } = parseSync(id, code);
  new Visitor({
    VariableDeclarator: ({ id: name }) => {
      if (isSchema(name)) depth += 1;
    },
    'VariableDeclarator:exit': ({ id: name }) => {
      if (isSchema(name)) depth -= 1;
    },
    Property({ key, value: { type, start, end } }) {
      if (depth === 0 || type !== 'ObjectExpression') return;
      if (key.type !== 'Identifier' || key.name !== 'properties') return;
      const blank = code.slice(start + 1, end - 1).replaceAll(/[^\n]/g, ' ');
      outlines = `${outlines.slice(0, start + 1)}${blank}${outlines.slice(end - 1)}`;
    },
  }).visit(program);
  return outlines;
}

function isSchema(name: { readonly type: string; readonly name?: string }): boolean {
  return name.type === 'Identifier' && (name.name ?? '').endsWith('Schema');
}
