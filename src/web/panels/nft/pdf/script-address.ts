interface ScriptPolicy {
  createScriptURL(address: string): string;
}

declare global {
  interface Window {
    /** Not in every browser. */
    readonly trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  }
}

const rules: ScriptPolicy = {
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, window.location.href);
    // Files of sources are served from our own origin as well, and are never scripts.
    if (origin !== window.location.origin || pathname.startsWith('/media/')) {
      throw new TypeError(`Not a script of ours: ${address}`);
    }
    return address;
  },
};

let policy: ScriptPolicy | undefined;

/** The address of one of our own scripts, for a worker: the page's policy takes no other. */
export function toScriptAddress(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('app', rules) ?? rules;
  return policy.createScriptURL(address);
}
