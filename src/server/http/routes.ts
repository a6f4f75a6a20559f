import type { FastifyPluginAsync, FastifyTypeProvider, RawServerDefault } from 'fastify';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { errorBodySchema } from '../../contracts/errors.ts';

/** Gives a route's params, query and body the types of their schemas. */
interface SchemaTypes extends FastifyTypeProvider {
  readonly validator: this['schema'] extends JSONSchema ? FromSchema<this['schema']> : unknown;
}

export type Routes<Options extends object> = FastifyPluginAsync<Options, RawServerDefault, SchemaTypes>;

export const failures = { '4xx': errorBodySchema, '5xx': errorBodySchema } as const;

export const noBodySchema = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: {},
} as const;
