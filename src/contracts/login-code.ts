import type { FromSchema } from 'json-schema-to-ts';

/** Crockford's base 32: no letter is taken for a digit or for another. */
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters of a log-in code, 5 bits each. */
export const codeLength = 8;

/** The character of a code that stands for a random byte. */
export function toCodeCharacter(byte: number): string {
  return characters.charAt(byte % characters.length);
}

/** A code as people read it, such as 7K3M-Q0ZT. */
export function showCode(code: string): string {
  return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;
}

/** The code in what a person typed or pasted: any case, with or without dash and blanks, O for 0, I and L for 1. */
export function toCode(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return new RegExp(`^[${characters}]{${codeLength}}$`).test(code) ? code : undefined;
}

/** Response of PUT {report}/user/{email}/login where a code is on its way (202); times in seconds. */
export const loginStartSchema = {
  type: 'object',
  required: ['challenge', 'expires_in', 'resend_after'],
  additionalProperties: false,
  properties: {
    challenge: { type: 'string' },
    expires_in: { type: 'integer' },
    resend_after: { type: 'integer' },
  },
} as const;
export type LoginStart = FromSchema<typeof loginStartSchema>;

/** Body of the same: nothing asks for a code, both log in with it. */
export const loginBodySchema = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: { challenge: { type: 'string', maxLength: 100 }, code: { type: 'string', maxLength: 100 } },
  dependencies: { challenge: ['code'], code: ['challenge'] },
} as const;
