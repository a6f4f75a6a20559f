// Finds the programs of the failover soak (plain JavaScript: it runs on Node 20 too).
import { findInPath } from './find-in-path.mjs';
import { withoutServices } from './services.mjs';
import { ensureProgram } from './system-packages.mjs';

/** @returns {{ patroni: string, etcd: string, haproxy: string } | undefined} the paths of programs that can be run */
export function findFailover() {
  const [patroni, etcd] = [findInPath(['patroni']), findInPath(['etcd'])];
  // Debian's folder, which is not in every user's PATH.
  const haproxy = findInPath(['haproxy'], ['/usr/sbin']);
  return patroni && etcd && haproxy ? { patroni, etcd, haproxy } : undefined;
}

export function ensureFailover() {
  ensureProgram({
    name: 'Patroni, etcd and HAProxy',
    debianPackages: ['patroni', 'etcd-server', 'haproxy'],
    find: () => findFailover()?.patroni,
    advice:
      'The long run of a failover needs Patroni, etcd and HAProxy: install them (packages patroni, etcd-server and haproxy).',
    prepare: withoutServices,
  });
}
