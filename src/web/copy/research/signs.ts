export const signCopy = { good: 'Good sign', warning: 'Warning sign' } as const;
