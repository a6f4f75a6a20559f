interface FormatWords {
  /** After 'a valid' in sentences. */
  readonly name: string;
  readonly example: string;
}

/**
 * The closed list of formats of a text, besides a day and a link; compile/format-checks.ts checks them. Apart from the normal
 * forms, which every page loads.
 */
export const formatWords = {
  'evm-address': { name: 'EVM address', example: '0x52908400098527886E0F7030069857D2E4169EE7' },
  'solana-address': { name: 'Solana address', example: 'So11111111111111111111111111111111111111112' },
  'bitcoin-address': { name: 'Bitcoin address', example: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
  'litecoin-address': { name: 'Litecoin address', example: 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9' },
  'dogecoin-address': { name: 'Dogecoin address', example: 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L' },
  'tron-address': { name: 'TRON address', example: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
  'xrp-address': { name: 'XRP address', example: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh' },
  'cardano-address': {
    name: 'Cardano address',
    example: 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8',
  },
  'cosmos-address': {
    name: 'address of a Cosmos chain',
    example: 'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh',
  },
  'polkadot-address': {
    name: 'Polkadot address',
    example: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  },
  'ton-address': { name: 'TON address', example: 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N' },
  'stellar-address': {
    name: 'Stellar address',
    example: 'GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN',
  },
  'monero-address': {
    name: 'Monero address',
    example:
      '44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A',
  },
  email: { name: 'e-mail address', example: 'ada@example.com' },
  phone: { name: 'phone number with its country code', example: '+442079460958' },
  iban: { name: 'IBAN', example: 'DE89370400440532013000' },
  lei: { name: 'LEI', example: '5493001KJTIIGC8Y1R12' },
  isin: { name: 'ISIN', example: 'US0378331005' },
} as const satisfies Readonly<Record<string, FormatWords>>;

export type TextFormat = keyof typeof formatWords;

export function listTextFormats(): readonly TextFormat[] {
  return Object.keys(formatWords).filter(isTextFormat);
}

export function isTextFormat(format: string | undefined): format is TextFormat {
  return format !== undefined && Object.hasOwn(formatWords, format);
}
