import type { Caller } from './arbitrary-request.ts';
import { madeUpId } from './arbitrary-values.ts';

interface FuzzMember {
  readonly email: string;
  /** A text that only this member has written. */
  readonly mark: string;
  /** Ids that they received: of records by questionnaire, of sessions and passkeys under ''. */
  readonly ids: Map<string, string[]>;
  cookie: string;
}

const most = 50;

export const memberNames = ['maya', 'ann'] as const satisfies readonly Caller[];
export type MemberName = (typeof memberNames)[number];

export const isMemberName = (caller: Caller): caller is MemberName => caller === 'maya' || caller === 'ann';

export class FuzzMembers {
  readonly #members: Readonly<Record<MemberName, FuzzMember>> = {
    maya: { email: 'maya@studio.example', mark: 'mark-of-maya-7c1f0d', ids: new Map(), cookie: '' },
    ann: { email: 'ann@studio.example', mark: 'mark-of-ann-52e9ab', ids: new Map(), cookie: '' },
  };

  get(name: MemberName): FuzzMember {
    return this.#members[name];
  }

  /** Replaces placeholders by values; a caller without membership uses the first member's. */
  fill(text: string, caller: Caller): string {
    const self = this.get(caller === 'ann' ? 'ann' : 'maya');
    const other = this.get(caller === 'ann' ? 'maya' : 'ann');
    const whose = (word: string) => (word === 'own' ? self : other);
    return text
      .replaceAll(/<(own|other)-email>/g, (_, word: string) => whose(word).email)
      .replaceAll('<own-mark>', self.mark)
      .replaceAll(/<(own|other)-id:(\w*):(\d+)>/g, (_, word: string, of: string, at: string) => {
        const ids = whose(word).ids.get(of) ?? [];
        return ids[Number(at) % ids.length] ?? 'none';
      });
  }

  cookieOf(caller: Caller): string | undefined {
    if (caller === 'nobody') return undefined;
    return caller === 'forger' ? `sid=${'x'.repeat(43)}` : this.get(caller).cookie;
  }

  /** Remembers the ids in a member's response to a call about that questionnaire, '' for none. */
  learn(name: MemberName, of: string, answered: string): void {
    const known = this.get(name).ids;
    const ids = known.get(of) ?? [];
    // Ids in feeds are shorter, and public.
    for (const [, id = ''] of answered.matchAll(/"id":"([^"]{30,})"/g)) {
      if (id !== madeUpId && !ids.includes(id)) ids.push(id);
    }
    known.set(of, ids.slice(-most));
  }

  /** Another member's data in a response to a request that did not name it. */
  findLeak(caller: Caller, asked: string, answered: string): string | undefined {
    const others = memberNames.filter((name) => name !== caller).map((name) => this.get(name));
    const secrets = others.flatMap(({ mark, ids }) => [mark, ...[...ids.values()].flat()]);
    return secrets.find((secret) => answered.includes(secret) && !asked.includes(secret));
  }
}
