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

it('a thread sends mails, and says how each that fails did', async () => {
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

describe('a mail server that is not this machine itself', () => {
  // It leads to this machine, but does not look like it.
  const elsewhere = ({ url }: { readonly url: string }, options = '') =>
    buildThread(`${url.replace('127.0.0.1', '0.0.0.0')}${options}`);
  const mail = mailTo('maya@studio.example', 'one');

  it('gets no mail without TLS, also where somebody on the way has left it out', async () => {
    const server = await startMailServer();
    for (const options of ['', '?ignoreTLS=true', '?opportunisticTLS=true'])
      await expect(elsewhere(server, options).send(mail), options).rejects.toMatchObject({ kind: 'later' });
    expect(server.mails).toEqual([]);
  });

  it('gets it by TLS, whose certificate must be right', async () => {
    const server = await startMailServer(0, { disabledCommands: ['AUTH'] });
    await expect(elsewhere(server).send(mail)).rejects.toMatchObject({ kind: 'later' });
    await elsewhere(server, '?tls.rejectUnauthorized=false').send(mail);
    expect(server.mails).toHaveLength(1);
  });

  it('gets it without where its address says so', async () => {
    const server = await startMailServer();
    await elsewhere(server, '?requireTLS=false').send(mail);
    expect(server.mails).toHaveLength(1);
  });
});

it('mails of a thread that ended are to be tried later, by a new one', async () => {
  // An invalid address ends the thread at its start.
  const mailer = buildThread('smtp://%');
  for (const id of ['one', 'two'])
    await expect(mailer.send(mailTo('maya@studio.example', id))).rejects.toMatchObject({
      kind: 'later',
      message: 'the thread that sends mails ended',
    });
});
