import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { siteName } from '../../contracts/public-pages.ts';
import { isRecord } from '../../lib/is-record.ts';
import type { AcceptChallenge, PasskeyChecks } from '../ports/passkeys.ts';

interface Site {
  readonly origin: string;
  readonly host: string;
}

/** In ms. */
const timeout = 120_000;

/** EdDSA, ES256 and RS256, by their COSE numbers: what current authenticators support. */
const supportedAlgorithmIDs = [-8, -7, -257];

const load = () => import('@simplewebauthn/server');

/** User verification is required, since a passkey replaces the code. */
export function buildPasskeyChecks(site: Site): PasskeyChecks {
  return { ...buildAdding(site), ...buildSignIn(site) };
}

const toExpected = ({ origin, host }: Site) => ({
  expectedOrigin: origin,
  expectedRPID: host,
  requireUserVerification: true,
});

function buildAdding(site: Site): Pick<PasskeyChecks, 'registrationOptions' | 'checkRegistration'> {
  return {
    async registrationOptions({ id, email, challenge, known }) {
      return (await load()).generateRegistrationOptions({
        rpName: siteName,
        rpID: site.host,
        userID: new TextEncoder().encode(id),
        userName: email,
        challenge,
        timeout,
        supportedAlgorithmIDs,
        attestationType: 'none',
        excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },
    async checkRegistration(response, accept) {
      const { verifyRegistrationResponse } = await load();
      return judge(async () => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package judges all of it
        const typed = response as RegistrationResponseJSON;
        if (isFromFrame(typed)) return undefined;
        const { registrationInfo } = await verifyRegistrationResponse({
          ...toExpected(site),
          response: typed,
          expectedChallenge: decoded(accept),
          supportedAlgorithmIDs,
        });
        const credential = registrationInfo?.credential;
        if (!credential) return undefined;
        const { id, publicKey, counter, transports = [] } = credential;
        const key = Buffer.from(publicKey).toString('base64url');
        return { id, publicKey: key, counter, transports: transports.filter(isTransport) };
      });
    },
  };
}

function buildSignIn(site: Site): Pick<PasskeyChecks, 'signInOptions' | 'checkSignIn'> {
  return {
    async signInOptions(challenge) {
      const options = { rpID: site.host, challenge, timeout, userVerification: 'required' } as const;
      return (await load()).generateAuthenticationOptions(options);
    },
    async checkSignIn(response, accept, { id, publicKey, counter }) {
      const { verifyAuthenticationResponse } = await load();
      return judge(async () => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package judges all of it
        const typed = response as AuthenticationResponseJSON;
        if (isFromFrame(typed)) return undefined;
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...toExpected(site),
          response: typed,
          expectedChallenge: decoded(accept),
          credential: { id, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter },
        });
        return verified ? authenticationInfo.newCounter : undefined;
      });
    },
  };
}

/** Whether the page was in a frame of another site, which the package does not refuse by itself. */
function isFromFrame({ response }: RegistrationResponseJSON | AuthenticationResponseJSON): boolean {
  const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
  return isRecord(data) && data['crossOrigin'] === true;
}

/** An invalid response is no fault of the server. */
async function judge<Verdict>(check: () => Promise<Verdict | undefined>): Promise<Verdict | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}

/** Standard and later transports; the package passes on whatever the browser sends. */
function isTransport(text: unknown): boolean {
  return typeof text === 'string' && /^[a-z-]{1,30}$/.test(text);
}

/** Browsers return a challenge as base64url of its bytes. */
function decoded(accept: AcceptChallenge): AcceptChallenge {
  return (challenge) => accept(Buffer.from(challenge, 'base64url').toString('utf8'));
}
