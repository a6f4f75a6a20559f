/** The words of controls and blocks that any page may show. */
export const uiCopy = {
  tryAgain: 'Try again',
} as const;
