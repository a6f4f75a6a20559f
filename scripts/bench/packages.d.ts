/** What the figures use of packages that are installed only when they are asked for. */
declare module 'lighthouse' {
  interface Flags {
    readonly port: number;
    readonly logLevel: 'error';
    readonly onlyCategories: readonly string[];
    readonly disableStorageReset: boolean;
  }
  interface Result {
    readonly lhr: { readonly categories: Readonly<Record<string, { readonly score: number | null }>> };
  }
  export default function lighthouse(url: string, flags: Flags): Promise<Result | undefined>;
}

declare module 'react-hook-form' {
  import type { InputHTMLAttributes, FormEventHandler, RefCallback } from 'react';

  type Control = HTMLInputElement & HTMLTextAreaElement;
  export type Register = (name: string) => Pick<
    InputHTMLAttributes<Control>,
    'name' | 'onChange' | 'onBlur'
  > & {
    readonly ref: RefCallback<Control>;
  };
  export function useForm(): {
    readonly register: Register;
    readonly handleSubmit: (onValid: (answers: object) => void) => FormEventHandler;
  };
}
