import { describe, expect, it } from 'vitest';
import { Origins } from '#content-lake/auth/origins.ts';
import { documentGrants, rightsOf, roleOf, scopesOf } from '#content-lake/auth/roles.ts';

const origins = new Origins(['https://studio.example/', 'http://localhost:3333'], 'https://www.example/lake');

describe('allowed origins', () => {
  it('are compared whole, and the lake itself is one', () => {
    expect(origins.allows('https://studio.example')).toBe(true);
    expect(origins.allows('https://www.example')).toBe(true);
    expect(origins.allows('http://localhost:3333')).toBe(true);
    for (const other of [
      'http://studio.example',
      'https://studio.example:8443',
      'null',
      '',
      null,
      undefined,
    ]) {
      expect(origins.allows(other)).toBe(false);
    }
  });

  it('decide where a sign-in may lead', () => {
    expect(origins.returnAddress('https://www.example/studio?tool=desk#old')?.href).toBe(
      'https://www.example/studio?tool=desk',
    );
    const refused = [
      'https://www.example@evil.example',
      'data:text/html,x',
      'https://user@www.example/',
      '/studio',
    ];
    for (const address of refused) expect(origins.returnAddress(address)).toBeUndefined();
  });
});

describe('roles', () => {
  it('give both kinds of people all documents, and only administrators the rest', () => {
    const editor = rightsOf(scopesOf('editor'));
    expect(editor).toEqual({ canReadDrafts: true, canWrite: true, canManage: false });
    expect(documentGrants(editor)).toEqual([
      { filter: '_id in path("**")', permissions: ['read', 'history', 'create', 'update', 'editHistory'] },
    ]);
    expect(documentGrants(rightsOf(scopesOf('administrator')))[0]?.permissions).toContain('manage');
    expect(documentGrants(rightsOf(scopesOf('viewer')))[0]?.permissions).toEqual(['read', 'history']);
    expect(documentGrants(rightsOf([]))).toEqual([]);
  });

  it('describe a token by its rights', () => {
    expect(['viewer', 'editor', 'administrator'] as const).toEqual(
      (['viewer', 'editor', 'administrator'] as const).map((role) => roleOf(rightsOf(scopesOf(role)))),
    );
  });
});
