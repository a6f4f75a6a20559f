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

  type Control = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;
  export type Register = (name: string) => Pick<
    InputHTMLAttributes<Control>,
    'name' | 'onChange' | 'onBlur'
  > & {
    readonly ref: RefCallback<Control>;
  };
  /** What joins parts of a form to it. */
  export interface FormControl {
    readonly register: Register;
  }
  export function useFieldArray(of: { readonly control: FormControl; readonly name: string }): {
    readonly fields: readonly { readonly id: string }[];
    readonly append: (row: object) => void;
    readonly remove: (index: number) => void;
  };
  export function useWatch(of: {
    readonly control: FormControl;
    readonly name: readonly string[];
  }): readonly unknown[];
  export function useForm(): {
    readonly register: Register;
    readonly control: FormControl;
    readonly handleSubmit: (onValid: (answers: object) => void) => FormEventHandler;
  };
}
