import fc from 'fast-check';
import { withoutLimits } from '../../../scripts/product/no-limits.ts';
import { toWire } from '../../../src/engine/send.ts';
import { arbitraryAnswers } from '../arbitrary-answers.ts';
import { loadFixture, loadShipped } from '../load-compiled.ts';
import { startOwnApp, type TestApp } from '../test-app.ts';
import type { FuzzRequest, Saves } from './arbitrary-request.ts';
import { FuzzMembers, memberNames, type MemberName } from './fuzz-members.ts';
import type { Answered } from './judge.ts';
import { listOperations, type Operation } from './operations.ts';
import { withAnswers } from '../../../stories/fixtures/content.ts';

const day = 86_400_000;
const savesOfEach = 20;

/** A server under fuzzing, with two signed-in members who have saved a record of each questionnaire. */
export class FuzzServer {
  readonly server: TestApp;
  readonly members = new FuzzMembers();
  readonly saves: Saves;
  readonly operations: readonly Operation[];
  /** Calls without a session, by method and path of the document. */
  readonly publicCalls: ReadonlySet<string>;
  #sent = 0;

  private constructor(server: TestApp, saves: Saves, operations: readonly Operation[]) {
    this.server = server;
    this.saves = saves;
    this.operations = operations;
    const open = server.app.listRoutes().filter(({ isPublic }) => isPublic);
    this.publicCalls = new Set(open.map(({ method, url }) => `${method} ${toDocumented(url)}`));
  }

  static async start(env: Readonly<Record<string, string>>, seed: number): Promise<FuzzServer> {
    const server = await startOwnApp({ ...withoutLimits, ...env });
    const { body } = await server.browser().call('GET', '/openapi.json');
    const fuzzed = new FuzzServer(server, await makeSaves(seed), listOperations(body));
    for (const name of memberNames) await fuzzed.#prepare(name);
    return fuzzed;
  }

  /** Sends a request as its caller; `asked` is the whole request as text. */
  async send({ caller, method, path, query, headers, body }: FuzzRequest) {
    const fill = (text: string) => this.members.fill(text, caller);
    const parts = path.map((part) => encodeURIComponent(fill(part).toWellFormed()));
    const asking = new URLSearchParams(query.map(([name, value]) => [name, fill(value)]));
    const url = `${parts.join('/')}${query.length > 0 ? '?' : ''}${asking}`;
    const payload = body === undefined ? undefined : fill(body);
    const cookie = this.members.cookieOf(caller);
    this.#sent += 1;
    const answer = await this.server.app.inject({
      method: method as 'GET',
      url,
      headers: { ...headers, ...(cookie !== undefined && { cookie }) },
      // Limits of log-in by code count per network.
      remoteAddress: `10.${(this.#sent >> 16) & 255}.${(this.#sent >> 8) & 255}.${this.#sent & 255}`,
      ...(payload !== undefined && { payload }),
    });
    const type = answer.headers['content-type'] ?? '';
    const answered: Answered = { status: answer.statusCode, type, text: answer.body };
    return { asked: `${method} ${url} ${JSON.stringify(headers)} ${payload ?? ''}`, answered };
  }

  async logIn(name: MemberName): Promise<void> {
    const member = this.members.get(name);
    member.cookie = `sid=${await this.server.startSession(member.email)}`;
  }

  async #prepare(name: MemberName): Promise<void> {
    const { server, members } = this;
    const { email, mark } = members.get(name);
    await server.addMember(email, { until: server.time.now + 90 * day });
    await this.logIn(name);
    for (const [module, [fields]] of Object.entries(this.saves)) {
      const body = JSON.stringify({ ...fields, name: mark, email });
      const request = {
        caller: name,
        method: 'POST',
        route: '',
        path: ['', 'api', 'report', module],
        query: [],
        body,
      };
      const { answered } = await this.send({ ...request, headers: { 'content-type': 'application/json' } });
      if (answered.status !== 200) throw new Error(`A save of ${module} was refused: ${answered.text}`);
      members.learn(name, module, answered.text);
    }
  }
}

function toDocumented(url: string): string {
  return url.replaceAll(/:(\w+)/g, '{$1}').replace(/\*$/, '{*}');
}

async function makeSaves(seed: number): Promise<Saves> {
  const some = await Promise.all([loadShipped('coineval'), loadShipped('social'), loadFixture('everything')]);
  return Object.fromEntries(
    some.map(({ questionnaire }) => [
      questionnaire.id,
      fc.sample(arbitraryAnswers(questionnaire), { seed, numRuns: savesOfEach }).map((answers, index) => ({
        name: '<own-mark>',
        // Valid also if a request's own `about` is not.
        about: undefined,
        ...toWire(
          questionnaire,
          questionnaire.sections[index % questionnaire.sections.length]!,
          withAnswers(answers),
        ),
      })),
    ]),
  );
}
