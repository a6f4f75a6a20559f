/** A kind of text that compile/format-checks.ts checks. */
interface Format {
  /** After 'a valid' in sentences. */
  readonly name: string;
  readonly example: string;
  /** Equal texts have one normal form, which is stored. */
  readonly toNormal: (text: string) => string;
}

/** The closed list of formats of a text, besides a day and a link. */
export const textFormats = {
  'evm-address': {
    name: 'EVM address',
    example: '0x52908400098527886E0F7030069857D2E4169EE7',
    toNormal: toCompact,
  },
  'solana-address': {
    name: 'Solana address',
    example: 'So11111111111111111111111111111111111111112',
    toNormal: toCompact,
  },
  'bitcoin-address': {
    name: 'Bitcoin address',
    example: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    toNormal: toCompact,
  },
  'litecoin-address': {
    name: 'Litecoin address',
    example: 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
    toNormal: toCompact,
  },
  'dogecoin-address': {
    name: 'Dogecoin address',
    example: 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L',
    toNormal: toCompact,
  },
  'tron-address': {
    name: 'TRON address',
    example: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    toNormal: toCompact,
  },
  'xrp-address': {
    name: 'XRP address',
    example: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
    toNormal: toCompact,
  },
  'cardano-address': {
    name: 'Cardano address',
    example: 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8',
    toNormal: toCompact,
  },
  'cosmos-address': {
    name: 'address of a Cosmos chain',
    example: 'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh',
    toNormal: toCompact,
  },
  'polkadot-address': {
    name: 'Polkadot address',
    example: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    toNormal: toCompact,
  },
  'ton-address': {
    name: 'TON address',
    example: 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N',
    toNormal: (text) => toCompact(text).replaceAll('+', '-').replaceAll('/', '_'),
  },
  'stellar-address': {
    name: 'Stellar address',
    example: 'GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN',
    toNormal: toCompact,
  },
  'monero-address': {
    name: 'Monero address',
    example:
      '44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A',
    toNormal: toCompact,
  },
  email: {
    name: 'e-mail address',
    example: 'ada@example.com',
    toNormal: (text) => text.trim().toLowerCase(),
  },
  phone: { name: 'phone number with its country code', example: '+442079460958', toNormal: toPhone },
  iban: { name: 'IBAN', example: 'DE89370400440532013000', toNormal: toCapitals },
  lei: { name: 'LEI', example: '5493001KJTIIGC8Y1R12', toNormal: toCapitals },
  isin: { name: 'ISIN', example: 'US0378331005', toNormal: toCapitals },
} as const satisfies Readonly<Record<string, Format>>;

export type TextFormat = keyof typeof textFormats;

/** A function: computed at load, it would stay in every page's code. */
export function listTextFormats(): readonly TextFormat[] {
  return Object.keys(textFormats).filter(isTextFormat);
}

export function toNormal(format: TextFormat, text: string): string {
  return textFormats[format].toNormal(text);
}

export function isTextFormat(format: string | undefined): format is TextFormat {
  return format !== undefined && Object.hasOwn(textFormats, format);
}

function toCompact(text: string): string {
  return text.replace(/\s/g, '');
}

/** Hyphens are how some print the groups. */
function toCapitals(text: string): string {
  return text.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
}

/** In +44 (0)20 the zero is only dialled inside the country. */
function toPhone(text: string): string {
  return text.replace('(0)', '').replace(/[\s\p{Pd}./()]/gu, '');
}
