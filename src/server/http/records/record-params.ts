const text = { type: 'string' } as const;

export const moduleParams = { type: 'object', required: ['module'], properties: { module: text } } as const;
export const memberParams = {
  type: 'object',
  required: ['module', 'email'],
  properties: { module: text, email: text },
} as const;
export const recordParams = {
  type: 'object',
  required: ['module', 'email', 'id'],
  properties: { module: text, email: text, id: text },
} as const;
/** A revision that is too long is refused. */
export const versionParams = {
  type: 'object',
  required: [...recordParams.required, 'revision'],
  properties: { ...recordParams.properties, revision: { type: 'string', pattern: '^\\d{1,9}$' } },
} as const;
