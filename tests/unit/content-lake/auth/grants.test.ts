import { evaluate, parse } from 'groq-js';
import { describe, expect, it } from 'vitest';
import { createRoles, RoleError } from '#content-lake/auth/grants.ts';
import { roleOfScopes, scopesOf } from '#content-lake/auth/roles.ts';
import { shortAddress, visitorAddress } from '#content-lake/protocol/visitor.ts';

const clock = () => new Date('2026-05-01T09:00:00.000Z');
const custom = [{ name: 'news-desk', title: 'News desk', writes: ['_type in ["newsPost", "newsCategory"]'] }];
const roles = createRoles({ custom, projectId: 'demo', clock });

function doc(_id: string, _type = 'offer') {
  return { _id, _type, _rev: 'r', _createdAt: '2026-05-01', _updatedAt: '2026-05-01' };
}

const documents = [
  doc('offer-1'),
  doc('drafts.offer-1'),
  doc('versions.summer.offer-1'),
  doc('news-1', 'newsPost'),
  doc('drafts.news-1', 'newsPost'),
  doc('image-1', 'sanity.imageAsset'),
];

function writable(role: string, permission: 'create' | 'update'): string[] {
  const { mayWrite } = roles.rightsOf(role);
  return documents.filter((one) => mayWrite(permission, one)).map(({ _id }) => _id);
}

describe('roles', () => {
  const all = documents.map(({ _id }) => _id);
  const unpublished = ['drafts.offer-1', 'versions.summer.offer-1', 'drafts.news-1'];

  it.each([
    ['administrator', all, all],
    ['editor', all, all],
    ['contributor', [...unpublished, 'image-1'], unpublished],
    ['viewer', [], []],
    ['news-desk', ['news-1', 'drafts.news-1', 'image-1'], ['news-1', 'drafts.news-1']],
    ['taken out of the configuration', [], []],
  ])('let %s create and update only these documents', (role, create, update) => {
    expect(writable(role, 'create')).toEqual(create);
    expect(writable(role, 'update')).toEqual(update);
  });

  it('let everybody with a role read drafts, and only administrators manage', () => {
    const readers = roles.all().filter(({ name }) => roles.rightsOf(name).canReadDrafts);
    expect(readers.map(({ name }) => name)).toEqual([
      'administrator',
      'editor',
      'contributor',
      'viewer',
      'news-desk',
    ]);
    const managers = roles.all().filter(({ name }) => roles.rightsOf(name).canManage);
    expect(managers.map(({ name }) => name)).toEqual(['administrator']);
    expect(roles.rightsOf('gone')).toMatchObject({ canReadDrafts: false, canWrite: false, canExport: false });
  });

  // The Studio evaluates the grants with groq-js: its forms must allow whatever the server allows.
  it('grant the Studio at least what the server allows, for every role and document', async () => {
    for (const { name } of roles.all()) {
      for (const permission of ['create', 'update'] as const) {
        const allowed = new Set<string>();
        for (const grant of roles.studioGrants(name)) {
          if (!grant.permissions.includes(permission)) continue;
          const found: unknown = await (
            await evaluate(parse(`*[${grant.filter}]._id`), { dataset: documents })
          ).get();
          if (Array.isArray(found)) for (const id of found) allowed.add(String(id));
        }
        for (const id of writable(name, permission))
          expect([name, [...allowed]]).toEqual([name, expect.arrayContaining([id])]);
        if (name !== 'contributor') expect(allowed.size).toBe(writable(name, permission).length);
      }
    }
  });

  it('reject an invalid configuration, naming the role', () => {
    const make = (role: { name: string; title: string; writes: string[] }) => () =>
      createRoles({ custom: [role], projectId: 'demo', clock });
    expect(make({ name: 'editor', title: 'E', writes: [] })).toThrow(RoleError);
    expect(make({ name: 'News Desk', title: 'N', writes: [] })).toThrow(RoleError);
    expect(make({ name: 'broken', title: 'B', writes: ['_type =='] })).toThrow('"broken" has a filter');
  });

  it('describe a token by its scopes', () => {
    for (const role of ['viewer', 'contributor', 'editor', 'administrator']) {
      expect(roleOfScopes(scopesOf(role) ?? [])).toBe(role);
    }
    expect(roleOfScopes(['export'])).toBeUndefined();
    expect(roles.rightsOf(undefined)).toMatchObject({
      canExport: true,
      canReadDrafts: false,
      canWrite: false,
    });
  });
});

describe("a visitor's address", () => {
  const from = (forwarded: string) =>
    visitorAddress(new Request('http://lake.test/', { headers: { 'x-forwarded-for': forwarded } }));

  it('is the one sent by the nearest server, not by the visitor', () => {
    expect(from('198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
    expect(visitorAddress(new Request('http://lake.test/'))).toBe('unknown');
  });

  it('is stored without the part that identifies one person', () => {
    expect(shortAddress('203.0.113.77')).toBe('203.0.113.x');
    expect(shortAddress('::ffff:203.0.113.77')).toBe('203.0.113.x');
    expect(shortAddress('2001:DB8:1:2:3:4:5:6')).toBe('2001:db8:1::x');
    expect(shortAddress('::1')).toBe('::x');
    expect(shortAddress('unknown')).toBe('');
  });
});
