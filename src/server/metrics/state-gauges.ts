import type { Gauge } from 'prom-client';
import type { ServerState } from '../ports/metrics.ts';

type MakeGauge = <Label extends string>(gauge: {
  readonly name: string;
  readonly help: string;
  readonly labelNames: Label[];
}) => Gauge<Label>;

/** An unknown value gets no line. */
export function buildStateGauges(make: MakeGauge): (state: ServerState) => void {
  const waiting = make({
    name: 'take_profits_waiting',
    help: 'Saves and sign-ins that wait for the database, and mails that wait to be sent.',
    labelNames: ['what'],
  });
  const showSources = buildSourceGauges(make);
  const showStorage = buildStorageGauges(make);
  return ({ waitingSignIns, waitingMails, sources, storage }) => {
    waiting.reset();
    waiting.set({ what: 'saves' }, storage.waiting);
    waiting.set({ what: 'log-ins' }, waitingSignIns);
    if (waitingMails !== undefined) waiting.set({ what: 'mails' }, waitingMails);
    showSources(sources);
    showStorage(storage);
  };
}

function buildSourceGauges(make: MakeGauge): (sources: ServerState['sources']) => void {
  const states = make({
    name: 'take_profits_source_state',
    help: '1 for the state that a source of live data is in; resting and paused ones are not asked.',
    labelNames: ['source', 'state'],
  });
  const successes = make({
    name: 'take_profits_source_last_success_timestamp_seconds',
    help: 'When a source last answered, in Unix time.',
    labelNames: ['source'],
  });
  return (sources) => {
    states.reset();
    successes.reset();
    for (const { name: source, state, lastSuccess } of sources) {
      states.set({ source, state }, 1);
      if (lastSuccess !== null) successes.set({ source }, Date.parse(lastSuccess) / 1000);
    }
  };
}

function buildStorageGauges(make: MakeGauge): (storage: ServerState['storage']) => void {
  const bytes = make({
    name: 'take_profits_database_bytes',
    help: 'Of the embedded database: how long its write-ahead log is, and what is free on its disk.',
    labelNames: ['of'],
  });
  const connections = make({
    name: 'take_profits_database_connections',
    help: 'Connections to PostgreSQL, idle connections, and requests that wait for one.',
    labelNames: ['use', 'state'],
  });
  return ({ file, pools = [] }) => {
    bytes.reset();
    connections.reset();
    if (file) {
      bytes.set({ of: 'write-ahead-log' }, file.walBytes);
      bytes.set({ of: 'free-disk' }, file.freeBytes);
    }
    for (const { use, open, idle, waiting } of pools) {
      connections.set({ use, state: 'open' }, open);
      connections.set({ use, state: 'idle' }, idle);
      connections.set({ use, state: 'waiting' }, waiting);
    }
  };
}
