import { globSync, rmSync } from 'node:fs';
import type { NextConfig } from 'next';

type Build = Parameters<NonNullable<NonNullable<NextConfig['compiler']>['runAfterProductionCompile']>>[0];
type Account = { authToken: string; org: string; project: string; sentryUrl: string | undefined };

/**
 * With SENTRY_AUTH_TOKEN, a build makes source maps, uploads them to the reporting service (SENTRY_ORG, SENTRY_PROJECT,
 * SENTRY_URL) and removes the browser's maps before anything is served. It removes them even when the upload fails, and
 * then the build fails too. Without the token nothing changes: no browser maps, no upload.
 *
 * Only the upload of `withSentryConfig` is used: the rest would put the library and its settings into every page
 * (decision 018). Scripts and maps are matched by ids that Turbopack writes into both.
 */
export function withReadableStacks(
  config: NextConfig,
  env: Readonly<Record<string, string | undefined>>,
  send: (build: Build, account: Account) => Promise<void> = sendMaps,
): NextConfig {
  const account = accountIn(env);
  if (!account) return config;
  return {
    ...config,
    productionBrowserSourceMaps: true,
    turbopack: { ...config.turbopack, debugIds: true },
    compiler: {
      ...config.compiler,
      async runAfterProductionCompile(build) {
        try {
          await send(build, account);
        } finally {
          for (const path of globSync(`${build.distDir}/static/**/*.map`)) rmSync(path);
        }
      },
    },
  };
}

function accountIn(env: Readonly<Record<string, string | undefined>>): Account | null {
  const { SENTRY_AUTH_TOKEN: authToken, SENTRY_ORG: org, SENTRY_PROJECT: project } = env;
  if (!authToken) return null;
  if (!org || !project)
    throw new Error('SENTRY_AUTH_TOKEN needs SENTRY_ORG and SENTRY_PROJECT, the owner of the source maps.');
  return { authToken, org, project, sentryUrl: env.SENTRY_URL || undefined };
}

async function sendMaps(build: Build, { sentryUrl, ...account }: Account): Promise<void> {
  const { withSentryConfig } = await import('@sentry/nextjs/config');
  const config: NextConfig = { turbopack: { debugIds: true } };
  const { compiler } = withSentryConfig(config, {
    ...account,
    ...(sentryUrl !== undefined && { sentryUrl }),
    telemetry: false,
    // Ids in the files are enough; a release would have to be in every page.
    release: { create: false },
    sourcemaps: { deleteSourcemapsAfterUpload: true },
    routeManifestInjection: false,
    buildTimeInstrumentation: false,
  });
  await compiler?.runAfterProductionCompile?.(build);
}
