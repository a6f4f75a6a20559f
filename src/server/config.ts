import { Ajv, type ErrorObject } from 'ajv';
import { judge, type DerivedSettings } from './config-rules.ts';
import { configSchema, type Settings } from './config-schema.ts';

/** The settings of a start that was accepted. */
export interface ServerConfig extends Settings, DerivedSettings {}

export type ConfigOutcome =
  | { readonly kind: 'config'; readonly config: ServerConfig }
  | { readonly kind: 'refused'; readonly line: string };

/** Reads and judges the environment; an empty variable counts as absent. The line names the variable at fault. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigOutcome {
  const settings: Record<string, unknown> = {};
  for (const name of Object.keys(configSchema.properties)) {
    const text = env[name]?.trim();
    if (text !== undefined && text !== '') settings[name] = text;
  }
  const validate = new Ajv({ coerceTypes: true, useDefaults: true }).compile<Settings>(configSchema);
  if (!validate(settings)) return { kind: 'refused', line: toLine(validate.errors?.[0], env) };
  const judgement = judge(settings);
  return judgement.kind === 'refused'
    ? judgement
    : { kind: 'config', config: { ...settings, ...judgement.derived } };
}

function toLine(error: ErrorObject | undefined, env: Readonly<Record<string, string | undefined>>): string {
  const name = error?.instancePath.slice(1) ?? '';
  const schema: { readonly description?: string } | undefined = Object.entries(configSchema.properties).find(
    ([known]) => known === name,
  )?.[1];
  const isSecret = /_KEY$|_TOKEN$|^DATABASE_URL$|^SMTP_URL$/.test(name);
  return `${name} must be ${schema?.description ?? 'set'}${isSecret ? '.' : `, not "${env[name] ?? ''}".`}`;
}
