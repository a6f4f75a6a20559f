import { describe, expect, it, onTestFinished } from 'vitest';
import { buildMailerThread } from '../../../src/server/mail/mailer-thread.ts';
import { startMailServer } from '../../helpers/mail-server.ts';

const host = 'research.example';
const mailTo = (to: string, id: string) => ({ id, to, subject: 'A code', text: 'It is here.' });

function buildThread(url: string) {
  const mailer = buildMailerThread({ url, from: `desk@${host}`, host });
  onTestFinished(() => mailer.close());
  return mailer;
}

it('the mailer thread sends mails, and reports whether a failed mail may be retried', async () => {
  const server = await startMailServer();
  const mailer = buildThread(server.url);
  await Promise.all([
    mailer.send(mailTo('maya@studio.example', 'one')),
    mailer.send(mailTo('ann@studio.example', 'two')),
  ]);
  expect(server.mails.map(({ id }) => id).toSorted()).toEqual([`<one@${host}>`, `<two@${host}>`]);
  for (const [status, kind] of [
    [451, 'later'],
    [550, 'refused'],
  ] as const) {
    server.refuses.set('maya@studio.example', status);
    await expect(mailer.send(mailTo('maya@studio.example', 'three'))).rejects.toMatchObject({
      name: 'MailError',
      kind,
      message: `EENVELOPE ${status}`,
    });
  }
});

describe('the mailer thread with a mail server on another machine', () => {
  // 0.0.0.0 leads to this machine, but is not one of its loopback addresses.
  const elsewhere = ({ url }: { readonly url: string }, options = '') =>
    buildThread(`${url.replace('127.0.0.1', '0.0.0.0')}${options}`);
  const mail = mailTo('maya@studio.example', 'one');

  it('sends no mail without TLS, even when the address has ignoreTLS or opportunisticTLS', async () => {
    const server = await startMailServer();
    for (const options of ['', '?ignoreTLS=true', '?opportunisticTLS=true'])
      await expect(elsewhere(server, options).send(mail), options).rejects.toMatchObject({ kind: 'later' });
    expect(server.mails).toEqual([]);
  });

  it('sends over TLS with a valid certificate only, unless the address turns the check off', async () => {
    const server = await startMailServer(undefined, { disabledCommands: ['AUTH'] });
    await expect(elsewhere(server).send(mail)).rejects.toMatchObject({ kind: 'later' });
    await elsewhere(server, '?tls.rejectUnauthorized=false').send(mail);
    expect(server.mails).toHaveLength(1);
  });

  it('sends without TLS when the address has requireTLS=false', async () => {
    const server = await startMailServer();
    await elsewhere(server, '?requireTLS=false').send(mail);
    expect(server.mails).toHaveLength(1);
  });
});

it('a mail fails as temporary when the mailer thread has ended', async () => {
  // An invalid address ends the thread at its start.
  const mailer = buildThread('smtp://%');
  for (const id of ['one', 'two'])
    await expect(mailer.send(mailTo('maya@studio.example', id))).rejects.toMatchObject({
      kind: 'later',
      message: 'the thread that sends mails ended',
    });
});
