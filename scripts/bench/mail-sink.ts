/**
 * A mail server that accepts and discards every mail.
 *
 * Usage: node scripts/bench/mail-sink.ts PORT
 */
import { SMTPServer } from 'smtp-server';

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onData(stream, _session, callback) {
    stream.on('end', () => callback());
    stream.resume();
  },
});
server.on('error', () => undefined);
server.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready'));
