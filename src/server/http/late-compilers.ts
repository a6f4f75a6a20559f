import serializerCompiler from '@fastify/fast-json-stringify-compiler';
import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { nameFormat } from '../../contracts/one-line.ts';
import { isPlainName } from '../../lib/is-plain-name.ts';

type Compilers = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;

const compilerOf = serializerCompiler();

/**
 * Fastify's own serializers, each compiled at its route's first response: compiling all at the start takes a quarter of
 * the time until the first response, and 20 MB of an idle server.
 */
export const buildLateSerializer: NonNullable<Compilers['buildSerializer']> = (schemas, options) => {
  const compile = compilerOf(schemas, options);
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined;
    return (body) => (serialize ??= compile(route))(body);
  };
};

/** Validators of requests, each compiled at its route's first request. They coerce and strip nothing. */
export function addLateValidators(app: FastifyInstance): void {
  // The contracts' types check the schemas. A refusal names every field.
  const ajv = new Ajv({ meta: false, validateSchema: false, allErrors: true, allowUnionTypes: true });
  ajv.addFormat(nameFormat, isPlainName);
  app.setValidatorCompiler<object>(({ schema }) => {
    let validate: ValidateFunction | undefined;
    return (value) => {
      validate ??= ajv.compile(schema);
      return validate(value) ? true : { error: validate.errors ?? [] };
    };
  });
}
