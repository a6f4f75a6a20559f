import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startMediaServer } from '../../helpers/media-server.ts';
import { readSampleFile } from '../../helpers/sample-file.ts';
import { startOwnApp } from '../../helpers/test-app.ts';
import { portOf } from '../../../scripts/product/listen.ts';

const cid = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG';
/**
 * More than the buffers between two programs of a machine hold, so that a stopped reader keeps the response pending.
 */
const film = Buffer.concat([readSampleFile('harbour-loop.mp4'), Buffer.alloc(8_000_000)]);

async function start() {
  const gateway = await startMediaServer({ kind: 'file', bytes: film });
  onTestFinished(() => gateway.close());
  const server = await startOwnApp({ IPFS_GATEWAYS: Array(3).fill(gateway.base).join(',') });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const port = portOf(server.app.server);
  const ask = async (cookie: string | undefined, path: string): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write(
      `GET /media/ipfs/0/${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\n\r\n`,
    );
    await once(socket, 'readable');
    return socket;
  };
  return { gateway, server, ask };
}

it('a file is loaded once for 40 slow readers, which share its bytes in memory', async () => {
  const { gateway, server, ask } = await start();
  const members = await Promise.all(Array.from({ length: 10 }, (_, i) => server.login(`m${i}@example.com`)));
  const before = process.memoryUsage().arrayBuffers;
  const readers = members.flatMap(({ cookie }) => Array.from({ length: 4 }, async () => ask(cookie, cid)));
  const sockets = await Promise.all(readers);
  for (const socket of sockets) expect(String(socket.read())).toMatch(/^HTTP\/1\.1 200 /);
  expect(gateway.requests).toEqual([`/ipfs/${cid}`]);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(15 * film.byteLength);
});

it('a member’s fifth file waits until one of four is done, without delaying another member', async () => {
  const { gateway, server, ask } = await start();
  const [ann, ben] = [await server.login('ann@example.com'), await server.login('ben@example.com')];
  const slow = await Promise.all(['a', 'b', 'c', 'd'].map((name) => ask(ann.cookie, `${cid}/${name}`)));
  const fifth = ask(ann.cookie, `${cid}/e`);
  await ask(ben.cookie, `${cid}/f`);
  expect(gateway.requests.map((path) => path.at(-1))).not.toContain('e');
  slow[0]?.destroy();
  expect(String((await fifth).read())).toMatch(/^HTTP\/1\.1 200 /);
});

it('a malformed request writes no error into a response that has begun (case 40)', async () => {
  const { server, ask } = await start();
  const ann = await server.login('ann@example.com');
  const socket = await ask(ann.cookie, cid);
  let read = '';
  socket.setEncoding('latin1').on('data', (part) => (read += String(part)));
  socket.on('error', () => undefined);
  socket.write('nonsense\r\n\r\n');
  await once(socket, 'close');
  expect(read.slice(0, 15)).toBe('HTTP/1.1 200 OK');
  expect(read.lastIndexOf('HTTP/1.1 400')).toBe(-1);
});
