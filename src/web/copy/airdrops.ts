/** The wording of the airdrops page around its list. */
export const airdropsCopy = {
  safety: 'Never connect a wallet or share recovery words to receive an airdrop.',
} as const;
