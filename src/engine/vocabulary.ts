/** The closed list of x-signal: what a yes, or the chosen option, says about the thing researched. */
export const signalNames = ['positive', 'negative', 'mixed', 'neutral'] as const;
export type Signal = (typeof signalNames)[number];

/** The closed list of kinds: sections that are saved one by one, or a block of questions with an entry a day. */
export const questionnaireKinds = ['checklist', 'insights'] as const;
export type QuestionnaireKind = (typeof questionnaireKinds)[number];

/** The closed list of subjects: what a record can be about and is named after. */
export const subjectNames = ['coin', 'nft', 'exchange'] as const;
export type SubjectName = (typeof subjectNames)[number];

/** The closed list of the formats of addresses, by their chains. */
export const addressFormatNames = ['evm-address', 'solana-address', 'bitcoin-address'] as const;
export type AddressFormat = (typeof addressFormatNames)[number];

/** The closed list of x-unit: what a number counts or measures. An amount in percent is 40 for 40%. */
export const unitNames = ['usd', 'percent', 'count', 'days', 'months', 'years'] as const;
export type Unit = (typeof unitNames)[number];

/** The closed list of what the age of a date is counted in. */
export const ageUnitNames = ['days', 'months', 'years'] as const satisfies readonly Unit[];
export type AgeUnit = (typeof ageUnitNames)[number];
