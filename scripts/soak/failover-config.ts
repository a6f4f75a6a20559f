export interface NodePorts {
  readonly name: string;
  readonly folder: string;
  readonly postgres: number;
  readonly rest: number;
  /** etcd, for Patroni and for the etcd of the other nodes. */
  readonly client: number;
  readonly peer: number;
}

/**
 * In s: how long a primary may be silent before another one follows, the interval of checks, and the timeout of a call
 * to etcd or PostgreSQL.
 */
const times = { ttl: 15, loop_wait: 2, retry_timeout: 5 };

const local = (port: number) => `127.0.0.1:${port}`;

/** A node's arguments for etcd. Two of three agree without the one that is gone. */
export function toEtcdArgs(
  { name, folder, client, peer }: NodePorts,
  nodes: readonly NodePorts[],
): readonly string[] {
  const at = (port: number) => `http://${local(port)}`;
  const settings = {
    name,
    'data-dir': `${folder}/etcd`,
    'log-level': 'error',
    'listen-client-urls': at(client),
    'advertise-client-urls': at(client),
    'listen-peer-urls': at(peer),
    'initial-advertise-peer-urls': at(peer),
    'initial-cluster': nodes.map((node) => `${node.name}=${at(node.peer)}`).join(','),
  };
  return Object.entries(settings).flatMap(([key, value]) => [`--${key}`, value]);
}

/** A node's settings for Patroni (YAML reads JSON). A commit is acknowledged once a second node has it. */
export function toPatroniConfig(
  { name, folder, postgres, rest }: NodePorts,
  { bin, nodes }: { readonly bin: string; readonly nodes: readonly NodePorts[] },
): object {
  return {
    scope: 'take-profits',
    name,
    restapi: { listen: local(rest), connect_address: local(rest) },
    etcd3: { hosts: nodes.map(({ client }) => local(client)) },
    bootstrap: {
      dcs: {
        ...times,
        // The cluster does not wait for a killed primary.
        primary_start_timeout: 0,
        synchronous_mode: true,
        // A new primary also waits for a second node.
        synchronous_mode_strict: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 100, wal_keep_size: '256MB', synchronous_commit: 'on' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: local(postgres),
      connect_address: local(postgres),
      bin_dir: bin,
      data_dir: `${folder}/data`,
      pgpass: `${folder}/pgpass`,
      authentication: { superuser: { username: 'test' }, replication: { username: 'test' } },
      parameters: { unix_socket_directories: folder },
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 trust',
        'host replication all 127.0.0.1/32 trust',
      ],
    },
  };
}

/** HAProxy leads to the node that Patroni calls the primary, and ends the connections to a former one. */
export function toHaproxyConfig(nodes: readonly NodePorts[], port: number): string {
  return [
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout client 1h',
    '  timeout server 1h',
    'listen primary',
    `  bind 127.0.0.1:${port}`,
    '  option httpchk GET /primary',
    '  http-check expect status 200',
    '  default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions',
    ...nodes.map(({ name, postgres, rest }) => `  server ${name} 127.0.0.1:${postgres} port ${rest}`),
    '',
  ].join('\n');
}
