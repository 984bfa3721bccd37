import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const containerfile = readFileSync('deploy/node/Containerfile', 'utf8');
const left = readFileSync('deploy/node/Containerfile.dockerignore', 'utf8').split('\n');
const compose = readFileSync('deploy/node/compose.yaml', 'utf8');
const dependencies = /"dependencies": \{([^}]*)\}/.exec(readFileSync('package.json', 'utf8'))?.[1] ?? '';
const probe = readFileSync('deploy/node/varnish/backends.vcl', 'utf8');

/** The programs started in a container, and the files that Next loads at run time. */
const PROGRAMS = [
  'backend/main.ts',
  'server/main.ts',
  'scripts/content.ts',
  'scripts/reservations.ts',
  'scripts/desk.ts',
  'deploy/node/healthy.ts',
  'next.config.ts',
  'server/next-cache/page-cache-handler.ts',
  'content-lake/queries/worker.ts',
];
const IMPORTS =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\s)(?:[^'"`;]*?\sfrom\s+)?'([^']+)'|(?:import|require)\(\s*'([^']+)'/g;

/** The packages and files that these files import, directly or not. */
function reached(entries: readonly string[]): { packages: Set<string>; files: Set<string> } {
  const packages = new Set<string>();
  const files = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(path) || !existsSync(path) || !statSync(path).isFile()) continue;
    files.add(path);
    for (const [, first, second] of readFileSync(path, 'utf8').matchAll(IMPORTS)) {
      const name = first ?? second ?? '';
      if (name.startsWith('#')) waiting.push(name.slice(1));
      else if (name.startsWith('.')) waiting.push(join(dirname(path), name));
      else packages.add(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
    }
  }
  return { packages, files };
}

describe('the image', () => {
  it('starts files that exist', () => {
    const named = [...`${containerfile}${compose}`.matchAll(/node["']?,? ["']?([\w/-]+\.ts)/g)].map(
      ([, path = '']) => path,
    );
    expect(named).toContain('backend/main.ts');
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('leaves out only packages that nothing imports at run time', () => {
    const dropped = [...containerfile.matchAll(/dependencies\.([@\w/-]+)/g)].map(([, name = '']) => name);
    const known = [...dependencies.matchAll(/"([^"]+)":/g)].map(([, name = '']) => name);
    const { packages, files } = reached(PROGRAMS);
    expect(files.size).toBeGreaterThan(500);
    expect(packages).toContain('sharp');
    expect(dropped).toContain('sanity');
    expect(dropped.filter((name) => packages.has(name) || !known.includes(name))).toEqual([]);
  });

  // `deploy/node/.env` and `options.env` contain every secret of the installation; the former was once copied into the image.
  it('contains no secrets', () => {
    expect(left).toEqual(expect.arrayContaining(['**/.env*', '**/*.env']));
    expect(containerfile).not.toMatch(/^(ARG|ENV) .*TOKEN/m);
  });
});

describe('an installation without development packages', () => {
  it('has every package that the site and the operator’s commands import', () => {
    const bootstrap = readFileSync('scripts/bootstrap.mjs', 'utf8');
    const commands = /const RUNNING = \[([^\]]+)\]/.exec(bootstrap)?.[1]?.match(/[\w-]+/g) ?? [];
    const development =
      /"devDependencies": \{([^}]*)\}/.exec(readFileSync('package.json', 'utf8'))?.[1] ?? '';
    const names = [...development.matchAll(/"([^"]+)":/g)].map(([, name = '']) => name);
    const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => join('app', path));
    const { packages } = reached([
      ...commands.map((name) => `scripts/${name}.ts`),
      ...PROGRAMS,
      ...pages,
      'middleware.ts',
      'instrumentation.ts',
      'sanity.config.ts',
    ]);
    expect(commands).toContain('start');
    expect(packages).toContain('next');
    expect(names.filter((name) => packages.has(name))).toEqual([]);
  });
});

describe('the shutdown of a site', () => {
  it('takes longer than the cache in front needs to notice, and less than its time limit', () => {
    const read = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);
    const misses = read(probe, /\.window = (\d+)/) - read(probe, /\.threshold = (\d+)/) + 1;
    const noticed = read(probe, /\.interval = (\d+)s/) * misses;
    const site = compose.slice(compose.indexOf('x-site:'), compose.indexOf('services:'));
    const drain = read(site, /DRAIN_SECONDS: '(\d+)'/);
    expect(drain).toBeGreaterThan(noticed);
    expect(drain + 10).toBeLessThan(read(compose, /stop_grace_period: (\d+)s/));
  });
});
