import { Ajv, type ErrorObject } from 'ajv';
import { deriveSettings, type DerivedSettings } from './config-rules.ts';
import { configSchema, type Settings } from './config-schema.ts';

export interface ServerConfig extends Settings, DerivedSettings {}

type ConfigOutcome =
  | { readonly kind: 'config'; readonly config: ServerConfig }
  | { readonly kind: 'refused'; readonly line: string };

/** An empty variable counts as absent. The line names the faulty variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigOutcome {
  const settings: Record<string, unknown> = {};
  const properties: Record<string, object> = {};
  for (const [name, schema] of Object.entries(configSchema.properties)) {
    const text = env[name]?.trim();
    const isSet = text !== undefined && text !== '';
    if (isSet) settings[name] = text;
    // Unset variables cannot be wrong; compiling all their schemas would take a tenth of a start.
    if (isSet || 'default' in schema) properties[name] = schema;
  }
  const validate = buildAjv().compile<Settings>({ ...configSchema, properties });
  if (!validate(settings)) return { kind: 'refused', line: toLine(validate.errors?.[0], env) };
  const outcome = deriveSettings(settings);
  return outcome.kind === 'refused'
    ? outcome
    : { kind: 'config', config: { ...settings, ...outcome.derived } };
}

/** Without checks of the schema itself, which cost as much as its compilation: the schema is ours. */
function buildAjv(): Ajv {
  return new Ajv({ coerceTypes: true, useDefaults: true, meta: false, validateSchema: false });
}

function toLine(error: ErrorObject | undefined, env: Readonly<Record<string, string | undefined>>): string {
  const name = error?.instancePath.slice(1) ?? '';
  const schema: { readonly description?: string } | undefined = Object.entries(configSchema.properties).find(
    ([known]) => known === name,
  )?.[1];
  const isSecret = /_KEY$|_TOKEN$|^DATABASE_URL$|^SMTP_URL$/.test(name);
  return `${name} must be ${schema?.description ?? 'set'}${isSecret ? '.' : `, not "${env[name] ?? ''}".`}`;
}
