import type { FastifyPluginAsync, FastifyTypeProvider, RawServerDefault } from 'fastify';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { errorBodySchema } from '../../contracts/errors.ts';

/** Gives a route's params, query and body the types of their schemas. */
interface SchemaTypes extends FastifyTypeProvider {
  readonly validator: this['schema'] extends JSONSchema ? FromSchema<this['schema']> : unknown;
}

/** A plugin of routes whose requests are typed by their schemas. */
export type Routes<Options extends object> = FastifyPluginAsync<Options, RawServerDefault, SchemaTypes>;

/** The response schemas of refusals and failures, the same on every route. */
export const failures = { '4xx': errorBodySchema, '5xx': errorBodySchema } as const;

/** The body of a route that takes none. */
export const noBodySchema = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: {},
} as const;
