interface ScriptPolicy {
  createScriptURL(address: string): string;
}

declare global {
  interface Window {
    /** Missing in some browsers. */
    readonly trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  }
}

const rules: ScriptPolicy = {
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, window.location.href);
    // Files from sources share our origin, and must never run as scripts.
    if (origin !== window.location.origin || pathname.startsWith('/media/')) {
      throw new TypeError(`Not a script of ours: ${address}`);
    }
    return address;
  },
};

// A page can create a policy name only once.
const policy = window.trustedTypes?.createPolicy('app', rules) ?? rules;

/** The page's policy accepts only our own scripts for a worker. */
export function toScriptAddress(address: string): string {
  return policy.createScriptURL(address);
}
