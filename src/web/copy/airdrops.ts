export const airdropsCopy = {
  safety: 'Never connect a wallet or share recovery words to receive an airdrop.',
} as const;
