import { AjvCompiler, type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import serializerCompiler from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Compilers = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type Validate = ReturnType<ReturnType<BuildCompilerFromPool>>;

const buildAjv = AjvCompiler();
const buildWriter = serializerCompiler();

const buildValidator: BuildCompilerFromPool = (schemas, options) => {
  const compile = buildAjv(schemas, options);
  return (route) => compileLate(() => compile(route));
};

/**
 * Fastify's own compilers, with each schema of a route compiled at its first use: compiling them all at
 * once takes a tenth of a start. A schema that cannot be compiled is thus reported by the first call of its route.
 */
export const lateCompilers: Compilers = {
  buildValidator,
  buildSerializer: (schemas, options) => {
    const compile = buildWriter(schemas, options);
    return (route) => {
      let write: ReturnType<typeof compile> | undefined;
      return (body) => (write ??= compile(route))(body);
    };
  },
};

function compileLate(compile: () => Validate): Validate {
  let made: Validate | undefined;
  const validate: { (data: unknown): unknown; errors?: Validate['errors'] } = (data) => {
    made ??= compile();
    const outcome = made(data);
    validate.errors = made.errors ?? null;
    return outcome;
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Fastify calls it and reads its errors, no more
  return validate as Validate;
}
