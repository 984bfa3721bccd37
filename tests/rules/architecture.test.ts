import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Which folder may import which. The longest match decides; every folder may import itself and packages. Changing this table needs
 * a decision record (docs/decisions).
 */
const LAW: Record<string, string[]> = {
  foundation: [],
  contracts: ['foundation'],
  'lib/i18n': ['foundation', 'messages'],
  'lib/routes': ['lib/i18n', 'foundation'],
  'lib/security': ['lib/routes', 'lib/i18n', 'foundation'],
  lib: ['foundation', 'contracts', 'messages'],
  app: ['lib', 'foundation', 'contracts', 'messages', 'public'],
  'app/studio': ['studio', 'sanity.config.ts', 'lib'],
  server: ['lib', 'foundation', 'messages'],
  studio: ['foundation', 'contracts', 'lib/routes'],
  'sanity.config.ts': ['studio'],
  'sanity.cli.ts': ['studio'],
  'middleware.ts': ['lib/i18n', 'lib/routes', 'lib/security', 'lib/settings', 'foundation'],
  'next.config.ts': ['lib/security', 'lib/errors', 'foundation'],
  'instrumentation.ts': ['lib', 'foundation'],
  reservations: ['foundation', 'contracts'],
  desk: ['foundation', 'contracts'],
  'content-lake': ['foundation'],
  // The services' command lines start their service, and the process it lives in.
  'reservations/cli': ['reservations', 'backend', 'scripts', 'seed', 'foundation', 'contracts'],
  'desk/cli': ['desk', 'backend', 'scripts', 'foundation', 'contracts'],
  'content-lake/cli': ['content-lake', 'backend', 'scripts', 'server/builds.ts', 'foundation', 'lib', 'seed'],
  // Its texts state the figures of these rules of the site (decisions 092, 096, 100, 107).
  seed: [
    'foundation',
    'contracts',
    'lib/content/types.gen.ts',
    'lib/bonus/rules.ts',
    'lib/settings/settings.ts',
    'lib/booking/access.ts',
    'lib/trips/kept-trips.ts',
    'lib/travellers/kept-travellers.ts',
  ],
  backend: ['foundation', 'contracts', 'content-lake', 'reservations', 'desk', 'seed', 'lib'],
};

/** Code that also runs in browsers and on the edge. */
const EDGE_SAFE = [
  'foundation/money',
  'foundation/dates',
  'foundation/text',
  'foundation/limits',
  'contracts',
  'lib/i18n',
  'lib/routes',
  'lib/security',
  'middleware.ts',
];
const SERVICES = ['content-lake', 'reservations', 'desk'];
const ENTRY_POINTS = /^(content-lake|reservations|desk|contracts\/(reservations|desk))\/index\.ts$/;
/** File names with a meaning in Next; error pages must be client components. */
const NEXT_CLIENT_FILES = /(^|\/)(error|global-error)\.tsx$/;

const files = globSync(
  '{app,contracts,foundation,lib,server,studio,content-lake,reservations,desk,seed,backend}/**/*.{ts,tsx}',
)
  .concat(globSync('{middleware,next.config,instrumentation,sanity.config,sanity.cli}.ts'))
  .toSorted();
const sources = new Map(files.map((path) => [path, readFileSync(path, 'utf8')]));

describe('the architecture', () => {
  it('reads the real sources', () => {
    expect(files.length).toBeGreaterThan(50);
  });

  it('lets every folder import only what the table allows', () => {
    const breaches = edges().filter(({ from, to }) => !allowed(from, to));
    expect(breaches.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('keeps React, Next and the site out of the services', () => {
    const breaches = [...sources].flatMap(([path, source]) =>
      SERVICES.some((folder) => path.startsWith(`${folder}/`))
        ? specifiers(source)
            .filter((name) => /^(react|react-dom|next|next-intl|next-sanity)(\/|$)/.test(name))
            .map((name) => `${path} → ${name}`)
        : [],
    );
    expect(breaches).toEqual([]);
  });

  it('keeps node: modules out of code that runs on the edge', () => {
    const breaches = [...sources].filter(
      ([path, source]) =>
        EDGE_SAFE.some((place) => path === place || path.startsWith(`${place}/`)) && /['"]node:/.test(source),
    );
    expect(breaches.map(([path]) => path)).toEqual([]);
  });

  it('never imports with ../../', () => {
    expect(
      [...sources].filter(([, source]) => /from '\.\.\/\.\.\//.test(source)).map(([path]) => path),
    ).toEqual([]);
  });

  it('uses *.client.tsx for client files and *.server.ts for server files only', () => {
    const wrong = [...sources].flatMap(([path, source]) => {
      const isClient = /^['"]use client['"]/.test(source.trimStart());
      const saysClient = /\.client\.tsx?$/.test(path);
      const isServer = /import ['"]server-only['"]/.test(source);
      const saysServer = /\.server\.tsx?$/.test(path);
      const clientWrong = isClient !== saysClient && !NEXT_CLIENT_FILES.test(path);
      return clientWrong || isServer !== saysServer ? [path] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('has index files only as public entry points', () => {
    expect(files.filter((path) => /(^|\/)index\.tsx?$/.test(path) && !ENTRY_POINTS.test(path))).toEqual([]);
  });
});

function edges(): { from: string; to: string }[] {
  return [...sources].flatMap(([from, source]) =>
    specifiers(source).flatMap((name) => {
      if (name.startsWith('#')) return [{ from, to: name.slice(1) }];
      if (name.startsWith('.')) return [{ from, to: posix.join(posix.dirname(from), name) }];
      return [];
    }),
  );
}

function specifiers(source: string): string[] {
  return [...source.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].flatMap((match) => match[1] ?? []);
}

function allowed(from: string, to: string): boolean {
  const place = Object.keys(LAW)
    .filter((key) => within(from, key))
    .toSorted((a, b) => b.length - a.length)[0];
  if (place === undefined) return false;
  return within(to, place) || (LAW[place] ?? []).some((key) => within(to, key));
}

function within(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}
