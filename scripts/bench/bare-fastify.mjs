// Fastify and nothing else: what a start cannot go below. Plain JavaScript, so that no types have to be taken out of it.
import fastify from 'fastify';

const app = fastify();
app.get('/healthz', () => ({ status: 'ok' }));
const address = await app.listen({ port: Number(process.env.PORT) });
// As the product's server does: the process that starts it waits for this line.
process.stdout.write(`Fastify is ready: ${address}\n`);
