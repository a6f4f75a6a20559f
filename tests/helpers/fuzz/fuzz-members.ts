import type { Caller } from './arbitrary-request.ts';

/** One of the two members. */
interface FuzzMember {
  readonly email: string;
  /** Stands in what this member has written, and nowhere else. */
  readonly mark: string;
  /** Ids that they were answered: of records by questionnaire, of sessions and passkeys under ''. */
  readonly ids: Map<string, string[]>;
  /** The session cookie. */
  cookie: string;
}

/** Ids of a kind that are remembered. */
const most = 50;

export const memberNames = ['maya', 'ann'] as const satisfies readonly Caller[];
export type MemberName = (typeof memberNames)[number];

export const isMemberName = (caller: Caller): caller is MemberName => caller === 'maya' || caller === 'ann';

/** The members that requests speak for, and what each of them has seen. */
export class FuzzMembers {
  readonly #members: Readonly<Record<MemberName, FuzzMember>> = {
    maya: { email: 'maya@studio.example', mark: 'mark-of-maya-7c1f0d', ids: new Map(), cookie: '' },
    ann: { email: 'ann@studio.example', mark: 'mark-of-ann-52e9ab', ids: new Map(), cookie: '' },
  };

  get(name: MemberName): FuzzMember {
    return this.#members[name];
  }

  /** Puts what is meant in the place of what stands for it; whoever is no member speaks as if they were the first. */
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

  /** Takes note of the ids in what a member was answered by a call about that questionnaire, '' for none. */
  learn(name: MemberName, of: string, answered: string): void {
    const known = this.get(name).ids;
    const ids = known.get(of) ?? [];
    // Those of feeds are shorter, and anybody may see them.
    for (const [, id = ''] of answered.matchAll(/"id":"([^"]{30,})"/g)) if (!ids.includes(id)) ids.push(id);
    known.set(of, ids.slice(-most));
  }

  /** What was answered of somebody else's, though nothing of it was asked for. */
  findLeak(caller: Caller, asked: string, answered: string): string | undefined {
    const others = memberNames.filter((name) => name !== caller).map((name) => this.get(name));
    const secrets = others.flatMap(({ mark, ids }) => [mark, ...[...ids.values()].flat()]);
    return secrets.find((secret) => answered.includes(secret) && !asked.includes(secret));
  }
}
