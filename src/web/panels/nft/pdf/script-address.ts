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
    // Files of sources are on our origin too, and must never run as scripts.
    if (origin !== window.location.origin || pathname.startsWith('/media/')) {
      throw new TypeError(`Not a script of ours: ${address}`);
    }
    return address;
  },
};

// A policy name can be created once a page.
const policy = window.trustedTypes?.createPolicy('app', rules) ?? rules;

/** Address of one of our own scripts for a worker: the page's policy accepts no other. */
export function toScriptAddress(address: string): string {
  return policy.createScriptURL(address);
}
