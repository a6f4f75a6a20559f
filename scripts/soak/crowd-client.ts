/**
 * Opens many connections and is a bad client on each: a separate process, since one may not have as many files open.
 *
 * Usage: forked by crowd.ts, which sends a CrowdPlan and gets CrowdCounts, once a second
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { CrowdPlan } from './crowd-plan.ts';

/** Connections that are being opened at once: a server's queue for those is short. */
const lanes = 50;
/** The pause before an ended connection is reopened, in ms. */
const away = 5000;
const second = 1000;

process.once('message', (plan: CrowdPlan) => {
  const counts = { opened: 0, ended: 0 };
  setInterval(() => process.send?.(counts), second);
  const openOne = async (index: number): Promise<void> => {
    const socket = connect({ host: '127.0.0.1', port: plan.port, allowHalfOpen: true });
    // The server is expected to end connections.
    socket.on('error', () => undefined);
    // A dripping client keeps writing into its open half.
    socket.on('end', () => plan.drip === '' && socket.destroy());
    const tick = setInterval(() => {
      if (plan.drip !== '') socket.write(plan.drip);
      if (plan.readsBytes !== undefined) socket.read(plan.readsBytes);
    }, second);
    socket.once('close', () => {
      clearInterval(tick);
      counts.ended += 1;
      if (plan.renews) void wait(away).then(() => openOne(index));
    });
    if (plan.readsBytes === undefined) socket.resume();
    await once(socket, 'connect').catch(() => undefined);
    counts.opened += 1;
    socket.write(plan.starts[index % plan.starts.length] ?? '');
  };
  for (let lane = 0; lane < lanes; lane += 1) {
    void (async () => {
      for (let index = lane; index < plan.count; index += lanes) await openOne(index);
    })();
  }
});
process.once('disconnect', () => process.exit());
