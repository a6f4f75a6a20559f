/** Types of packages that are installed only for the bench. */
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

declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  /** Shared by the requests of one connection until its list of requests begins again. */
  interface Context {
    member?: { readonly email: string; readonly cookie: string } | undefined;
    id?: string | undefined;
  }
  export interface LoadRequest {
    readonly method?: string;
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly setupRequest?: (request: LoadRequest, context: Context) => LoadRequest;
    readonly onResponse?: (status: number, body: string, context: Context) => void;
  }
  interface Load extends EventEmitter, Promise<{ readonly errors: number }> {
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, time: number) => void,
    ): this;
  }
  export default function autocannon(options: {
    readonly url: string;
    readonly connections: number;
    readonly requests: readonly LoadRequest[];
    /** In seconds. */
    readonly duration: number;
  }): Load;
}
