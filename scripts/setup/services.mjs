// Keeps installed packages from starting services (plain JavaScript: it runs on Node 20 too).
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** Until the returned function is called, no package that is installed starts a service on this machine. */
export function withoutServices() {
  const policy = '/usr/sbin/policy-rc.d';
  if (existsSync(policy)) return () => undefined;
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  return () => rmSync(policy);
}
