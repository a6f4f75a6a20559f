// Keeps packages from starting what they bring (plain JavaScript: it runs on Node 20 too).
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** Until the function returned is called, no package that is installed starts a service on this machine. */
export function withoutServices() {
  const policy = '/usr/sbin/policy-rc.d';
  if (existsSync(policy)) return () => undefined;
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  return () => rmSync(policy);
}
