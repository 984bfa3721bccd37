import * as v from 'valibot';

const port = (fallback: number) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d+$/, 'must be a port number'),
    v.transform(Number),
    v.maxValue(65535, 'must be a port number up to 65535'),
  );
const webAddress = v.pipe(v.string(), v.url('must be a full address such as http://localhost:3000'));
const flag = (fallback: boolean) =>
  v.pipe(
    v.optional(
      v.picklist(['true', 'false'], 'must be true or false'),
      String(fallback) === 'true' ? 'true' : 'false',
    ),
    v.transform((value) => value === 'true'),
  );

const words = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
const list = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => words(text.toLowerCase())),
);
/** Only checked here; parsed where they are used, in `lib/security/settings.ts`. */
const origins = v.pipe(
  v.string(),
  v.check((text) => words(text).every((word) => URL.canParse(word)), 'must be full addresses, by commas'),
);
const addresses = v.pipe(
  v.optional(v.string(), ''),
  v.transform(words),
  v.array(v.pipe(v.string(), v.url('must be full addresses, separated by commas'))),
);
const pairs = v.pipe(
  v.optional(v.string(), ''),
  v.check(
    (text) => words(text).every((pair) => /^[^=]+=[^=]+$/.test(pair)),
    'must look like value=role,value=role',
  ),
  v.transform((text) => {
    const roles: Record<string, string> = {};
    for (const pair of words(text)) {
      const [value = '', role = ''] = pair.split('=');
      roles[value.trim()] = role.trim();
    }
    return roles;
  }),
);

/** Every variable that the site, the backend and the scripts read. `.env.example` explains each in one line. */
const variables = v.object({
  PORT: port(3000),
  BACKEND_PORT: port(4000),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must name a folder')), '.data'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')),
  ),
  BACKEND_URL: v.optional(webAddress),
  SITE_URL: v.optional(webAddress),
  /** Read only by the worker at the edge. */
  SITE_ORIGIN: v.optional(webAddress),
  EDGE_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'))),
  NEXT_PUBLIC_SANITY_PROJECT_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'must be a project id')),
  ),
  NEXT_PUBLIC_SANITY_DATASET: v.optional(v.string(), 'production'),
  SANITY_API_READ_TOKEN: v.optional(v.string()),
  /** Read only by the commands. */
  SANITY_AUTH_TOKEN: v.optional(v.string()),
  REVALIDATE_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'must have 16 characters or more'))),
  OPERATOR_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have 16 characters or more'))),
  RESERVATIONS_DATA_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url, 43 characters')),
  ),
  RESERVATIONS_TICKET_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{60,80}$/, 'must be an Ed25519 key, PKCS #8 DER in base64url')),
  ),
  STRIPE_SECRET_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^(sk|rk)_\w+$/, 'must be a secret key such as sk_test_abc')),
  ),
  STRIPE_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string(), v.regex(/^whsec_\S+$/, 'must be a signing secret such as whsec_abc')),
  ),
  STRIPE_API_BASE: v.optional(webAddress),
  /** If absent, on when only this machine is served and no card provider is configured (backend/reservations/payments.ts). */
  TEST_PAYMENTS: v.optional(
    v.picklist(['true', 'false', 'allow-in-production'], 'must be true, false or allow-in-production'),
  ),
  NODE_ENV: v.optional(v.string()),
  LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have 16 characters or more'))),
  DRAIN_SECONDS: v.pipe(
    v.optional(v.string(), '0'),
    v.regex(/^([0-9]|[1-5]\d|60)$/, 'must be a number of seconds, 0 to 60'),
    v.transform(Number),
  ),
  SEED: flag(true),
  SEED_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(10, 'must have 10 characters or more'))),
  TAG_MANAGER_ID: v.optional(
    v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]+$/, 'must be the id of a container such as GTM-ABC123')),
  ),
  TAG_ORIGINS: v.optional(origins),
  PAYMENT_ORIGINS: v.optional(origins),
  SENTRY_DSN: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^@/]+@[^/]+\/(.+\/)?\d+$/, 'must look like https://key@host/1')),
  ),
  SENTRY_ENVIRONMENT: v.optional(v.string(), 'production'),
  /** Read only during a build (lib/errors/readable-stacks.ts). */
  SENTRY_AUTH_TOKEN: v.optional(v.string()),
  SENTRY_ORG: v.optional(v.string()),
  SENTRY_PROJECT: v.optional(v.string()),
  SENTRY_URL: v.optional(webAddress),
  /** If absent, the site uses its own chat; `none` turns chat off. */
  CHAT_PROVIDER_URL: v.optional(v.union([v.literal('none'), webAddress], 'must be a full address, or none')),
  /** If absent, pages show a sample of wind that says so (docs/wind-forecast.md). */
  WIND_FORECAST_URL: v.optional(webAddress),
  PRIVATE_WEBHOOKS: flag(false),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'))),
  SMTP_CONNECTIONS: v.pipe(
    v.optional(v.string(), '4'),
    v.regex(/^([1-9]|[1-4]\d|50)$/, 'must be a number of connections, 1 to 50'),
    v.transform(Number),
  ),
  /** How many emails a minute the mail server accepts. */
  SMTP_PER_MINUTE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,5}$/, 'must be a number of emails a minute, 1 to 999999'),
      v.transform(Number),
    ),
  ),
  MAIL_FROM: v.optional(v.string(), 'Meltemi Lines <no-reply@meltemi.example>'),
  DESK_MAIL_TO: v.optional(v.pipe(v.string(), v.email('must be an email address')), 'info@meltemi.example'),
  DESK_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'))),
  CACHE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^rediss?:\/\//, 'must start with redis:// or rediss://')),
  ),
  PAGE_CACHE: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  PAGE_CACHE_PURGE_URLS: addresses,
  BACKEND_HOST: v.optional(v.string(), '127.0.0.1'),
  TRUST_PROXY: v.pipe(
    v.optional(v.string(), '0'),
    v.regex(/^\d$/, 'must be the number of proxies in front of the site, 0 to 9'),
    v.transform(Number),
  ),
  OIDC_ISSUER: v.optional(webAddress),
  OIDC_CLIENT_ID: v.optional(v.string()),
  OIDC_CLIENT_SECRET: v.optional(v.string()),
  SECOND_FACTOR: v.optional(
    v.picklist(['optional', 'administrators', 'everybody'], 'must be optional, administrators or everybody'),
    'optional',
  ),
  OIDC_NAME: v.optional(v.string(), 'OpenID'),
  OIDC_ALLOWED_DOMAINS: list,
  OIDC_DEFAULT_ROLE: v.optional(v.string()),
  OIDC_ROLE_CLAIM: v.optional(v.string()),
  OIDC_ROLE_MAP: pairs,
  PSEUDO_LOCALE: flag(false),
});
const schema = v.pipe(
  variables,
  v.forward(
    v.partialCheck(
      [['PSEUDO_LOCALE'], ['SITE_URL']],
      ({ PSEUDO_LOCALE, SITE_URL }) => !PSEUDO_LOCALE || SITE_URL === undefined || isThisMachine(SITE_URL),
      'is for a site on localhost: its English is not for visitors',
    ),
    ['PSEUDO_LOCALE'],
  ),
);

function isThisMachine(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}

export type Env = v.InferOutput<typeof schema>;

/** Thrown by {@link readEnv}; the message is one line per wrong variable and is meant to be printed as it is. */
export class EnvError extends Error {}

/**
 * Reads and checks the environment. Empty values count as absent, so that `NAME=` in a file means "use the default".
 * @throws EnvError naming each wrong variable and what it must be
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return parsed.output;
  throw new EnvError(
    parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'} ${issue.message}`).join('\n'),
  );
}
