// Fastify alone: the lower limit of a start. Plain JavaScript, so that Node strips no types.
import fastify from 'fastify';

const app = fastify();
app.get('/healthz', () => ({ status: 'ok' }));
const address = await app.listen({ port: Number(process.env.PORT) });
// The process that starts this one waits for the line, as it does for the product's server.
process.stdout.write(`Fastify is ready: ${address}\n`);
