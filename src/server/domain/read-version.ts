/** What a Questionnaire-Version header says; absent means the current version. */
export type AskedVersion =
  | { readonly kind: 'read'; readonly version: number | undefined }
  | { readonly kind: 'malformed' };

export function readVersion(header: string | undefined): AskedVersion {
  if (header === undefined) return { kind: 'read', version: undefined };
  return /^[1-9]\d{0,8}$/.test(header) ? { kind: 'read', version: Number(header) } : { kind: 'malformed' };
}
