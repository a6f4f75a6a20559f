import type { FromSchema } from 'json-schema-to-ts';
import { dailySchema } from './rewards.ts';

/**
 * Balance in coins, day of the streak (0 to 7), UTC day of the last daily check-in (YYYY-MM-DD, null if there was none) and
 * whether the member has agreed to the disclaimer.
 */
export const loginSchema = {
  type: 'object',
  required: [...dailySchema.required, 'disclaimer_agreed'],
  additionalProperties: false,
  properties: { ...dailySchema.properties, disclaimer_agreed: { type: 'boolean' } },
} as const;
export type Login = FromSchema<typeof loginSchema>;
