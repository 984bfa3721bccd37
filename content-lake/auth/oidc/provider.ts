import * as oidc from 'openid-client';

export type OidcOptions = {
  /** Address of the provider; its `/.well-known/openid-configuration` is read when somebody first signs in. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The name on the button: "Sign in with …". */
  name: string;
  /** Only email addresses of these domains may sign in; any domain when empty. */
  allowedDomains: readonly string[];
  /** The role of somebody who signs in for the first time. Without one, people must be invited first. */
  defaultRole?: string;
  /** A claim such as `groups` that decides the role at every sign-in, and which of its values gives which role. */
  roleClaim?: { claim: string; roles: Readonly<Record<string, string>> };
};

/** What the provider has to return unchanged. Kept by the browser, in a cookie that no script can read. */
export type OidcFlow = { state: string; nonce: string; verifier: string };

export type Person = {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
  claims: Readonly<Record<string, unknown>>;
};

/** The client of the authorization code flow, with PKCE, state and nonce. `openid-client` checks all signatures. */
export function createProvider(options: OidcOptions, redirectUri: string) {
  let found: Promise<oidc.Configuration> | undefined;

  /** Fetched once; after a failure the next sign-in tries again. */
  function configuration(): Promise<oidc.Configuration> {
    const issuer = new URL(options.issuer);
    // A provider on this machine is a test or a sidecar; any other must use https.
    const local =
      issuer.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(issuer.hostname);
    const execute = local ? [oidc.allowInsecureRequests] : [];
    found ??= oidc
      .discovery(issuer, options.clientId, options.clientSecret, undefined, { execute, timeout: 10 })
      .catch((error: unknown) => {
        found = undefined;
        throw error;
      });
    return found;
  }

  return {
    async begin(): Promise<{ address: URL; pending: OidcFlow }> {
      const config = await configuration();
      const pending = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const address = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: 'S256',
      });
      return { address, pending };
    },

    /** @throws when anything in the response doesn't match the request. */
    async finish(search: string, pending: OidcFlow): Promise<Person> {
      const config = await configuration();
      const answer = await oidc.authorizationCodeGrant(config, new URL(`${redirectUri}${search}`), {
        expectedState: pending.state,
        expectedNonce: pending.nonce,
        pkceCodeVerifier: pending.verifier,
        idTokenExpected: true,
      });
      const claims = answer.claims();
      if (!claims) throw new Error('the provider sent no ID token');
      // Many providers leave the email address out of the ID token.
      const more =
        claims['email'] === undefined && config.serverMetadata().userinfo_endpoint
          ? await oidc.fetchUserInfo(config, answer.access_token, claims.sub)
          : {};
      const all: Record<string, unknown> = { ...more, ...claims };
      const { email, name } = all;
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: typeof email === 'string' ? email : '',
        emailVerified: all['email_verified'] === true,
        name: typeof name === 'string' ? name.slice(0, 100) : '',
        claims: all,
      };
    },
  };
}
