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

// A page makes a policy of a name once.
const policy = window.trustedTypes?.createPolicy('app', rules) ?? rules;

/** The address of one of our own scripts, for a worker: the page's policy takes no other. */
export function toScriptAddress(address: string): string {
  return policy.createScriptURL(address);
}
