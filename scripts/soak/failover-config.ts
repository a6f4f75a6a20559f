/** Where a node answers. */
export interface NodePorts {
  readonly name: string;
  readonly folder: string;
  readonly postgres: number;
  /** Patroni itself. */
  readonly rest: number;
}

export interface ClusterPorts {
  readonly etcd: { readonly client: number; readonly peer: number };
}

/**
 * In s: how long a primary may say nothing before another one follows, how often each looks, and how long a call to etcd or
 * PostgreSQL may take.
 */
const times = { ttl: 20, loop_wait: 2, retry_timeout: 5 };

/** Patroni's settings of a node (YAML reads JSON). A commit is acknowledged once a second node has it. */
export function toPatroniConfig(
  { name, folder, postgres, rest }: NodePorts,
  { bin, etcd }: { readonly bin: string; readonly etcd: number },
): object {
  const local = (port: number) => `127.0.0.1:${port}`;
  return {
    scope: 'take-profits',
    name,
    restapi: { listen: local(rest), connect_address: local(rest) },
    etcd3: { host: local(etcd) },
    bootstrap: {
      dcs: {
        ...times,
        // A primary that was killed is not waited for.
        primary_start_timeout: 0,
        synchronous_mode: true,
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

/** HAProxy leads to the node that Patroni calls the primary, and ends the connections to one that is no more. */
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
