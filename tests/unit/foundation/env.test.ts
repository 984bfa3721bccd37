import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from '#foundation/env.ts';

describe('the environment', () => {
  it('may be empty: every variable is optional or has a default', () => {
    expect(readEnv({})).toMatchObject({ PORT: 3000, BACKEND_PORT: 4000, DATA_DIR: '.data', SEED: true });
  });

  it('treats an empty value as absent', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
  });

  it.each([
    ['PORT', 'eighty'],
    ['BACKEND_PORT', '70000'],
    ['DATABASE_URL', 'mysql://host/db'],
    ['SITE_URL', 'meltemi'],
    ['REVALIDATE_SECRET', 'short'],
    ['SEED', 'yes'],
    ['NEXT_PUBLIC_SANITY_PROJECT_ID', 'My Project'],
  ])('reports a wrong value of %s', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(EnvError);
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} must`));
  });

  it('reports all wrong variables at once', () => {
    expect(() => readEnv({ PORT: 'x', SEED: 'y' })).toThrow(/^PORT .*\nSEED /);
  });

  it('refuses pseudo text on a public address', () => {
    expect(readEnv({ PSEUDO_LOCALE: 'true', SITE_URL: 'http://localhost:3000' }).PSEUDO_LOCALE).toBe(true);
    expect(() => readEnv({ PSEUDO_LOCALE: 'true', SITE_URL: 'https://ferries.example' })).toThrow(
      /^PSEUDO_LOCALE is for a site on localhost/,
    );
  });

  it('is explained variable by variable in .env.example', () => {
    const example = readFileSync('.env.example', 'utf8');
    const source = readFileSync('foundation/env.ts', 'utf8');
    const names = [...source.matchAll(/^ {2}([A-Z_]+):/gm)].map((match) => match[1]);
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) expect(example).toMatch(new RegExp(`^# .+\n${name}=`, 'm'));
  });
});
