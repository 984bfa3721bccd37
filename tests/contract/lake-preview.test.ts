import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { validatePreviewUrl } from '@sanity/preview-url-secret';
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadPreviewToken } from '#backend/preview-token.ts';
import { withEditMarks } from '#lib/content/preview/edit-marks.ts';
import { opensShare, parseShareKey, shareQuery, validShare } from '#lib/content/preview/share.ts';
import { createShareLink, listShareLinks, revokeShareLink } from '#studio/presentation/share/share-links.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { openLake, type TestLake } from '#tests/fixtures/lake.ts';
import { PASSWORD, signInAt } from '#tests/fixtures/lake-callers.ts';

onPostgres('draft preview', ({ open }) => {
  let lake: TestLake;
  let folder: string;
  let closeDatabase: () => Promise<void>;
  /** The lake as the site reads it for previews. */
  let site: SanityClient;
  let editor: SanityClient;

  beforeAll(async () => {
    const { db, close } = await open();
    closeDatabase = close;
    lake = await openLake(db);
    folder = await mkdtemp(join(tmpdir(), 'preview-'));
    site = lake.client({ token: await loadPreviewToken(folder, lake.lake) });
    editor = lake.client({ token: await lake.lake.createToken({ name: 'editor', role: 'editor' }) });
    await editor.create({ _id: 'destination-patmos', _type: 'destination', title_el: 'Πάτμος' });
    await editor.create({ _id: 'drafts.destination-patmos', _type: 'destination', title_el: 'Πάτμος, νέα' });
  });

  afterAll(async () => {
    await lake?.close();
    await closeDatabase?.();
    await rm(folder, { recursive: true, force: true });
  });

  const findShare = async (client: SanityClient, path: string, now = new Date()) => {
    const parts = parseShareKey(path.split('/').at(-1) ?? '');
    if (!parts) throw new Error(`${path} is no preview link`);
    const answer: unknown = await client.fetch(shareQuery, { id: parts.id }, { perspective: 'raw' });
    const share = validShare(answer, now);
    return share && opensShare(share, parts.secret) ? share : null;
  };

  it('gives the site a token that reads drafts and cannot write', async () => {
    const title = '*[_id == "destination-patmos"][0].title_el';
    expect(await site.fetch(title, {}, { perspective: 'drafts' })).toBe('Πάτμος, νέα');
    await expect(site.create({ _type: 'destination' })).rejects.toMatchObject({ statusCode: 403 });
    await expect(site.delete('destination-patmos')).rejects.toMatchObject({ statusCode: 403 });
  });

  it('keeps that token across restarts, for its owner only, and creates a new one when the lake does not know it', async () => {
    const kept = site.config().token;
    expect(await loadPreviewToken(folder, lake.lake)).toBe(kept);
    expect((await stat(join(folder, 'preview-token'))).mode & 0o077).toBe(0);
    const other = await mkdtemp(join(tmpdir(), 'preview-'));
    await writeFile(join(other, 'preview-token'), `${kept}x`);
    const fresh = await loadPreviewToken(other, lake.lake);
    await rm(other, { recursive: true });
    expect([kept, `${kept}x`]).not.toContain(fresh);
  });

  // A preview stayed open for ten hours, and a link for days, after its account had been signed out or deleted.
  it('ends with the session, role or account that it depends on', async () => {
    const active = async (query: Record<string, string>) =>
      (await site.request({ url: '/auth/previews', query })).active;
    const email = 'vera@lake.test';
    const account = await lake.lake.createUser({ email, name: 'Vera', role: 'editor', password: PASSWORD });
    const token = await signInAt(lake.request, email);
    const vera = lake.client({ token });
    const [{ id: session }] = await vera.request({ url: '/auth/sessions' });
    const link = await createShareLink(vera, { path: '/', title: null, sharedBy: null, days: 1 }, new Date());
    const document = parseShareKey(link.split('/').at(-1) ?? '')?.id ?? '';
    expect(await active({ session })).toBe(true);
    expect(await active({ user: account.id })).toBe(true);
    expect(await active({ document })).toBe(true);

    await vera.request({ url: '/auth/logout', method: 'POST' });
    expect(await active({ session })).toBe(false);
    expect(await active({ document })).toBe(true);
    const people = `/projects/demo/acl/${account.id}`;
    await lake.admin.request({ url: people, method: 'PUT', body: { roleName: 'viewer' } });
    expect(await active({ document })).toBe(false);
    expect(await active({ user: account.id })).toBe(true);
    await lake.admin.request({ url: people, method: 'DELETE' });
    expect(await active({ user: account.id })).toBe(false);

    await revokeShareLink(editor, document);
    expect(await active({ session: 'ses-unknown' })).toBe(false);
    expect(await active({ document: 'drafts.preview-share.unknown' })).toBe(false);
    await expect(lake.client().request({ url: '/auth/previews' })).rejects.toMatchObject({ statusCode: 401 });
  });

  it('opens with a secret created by the Studio, and with no other', async () => {
    const { secret } = await createPreviewSecret(editor, 'test', 'http://site.test/studio', 'user-1');
    const address = (given: string) =>
      `http://site.test/api/draft-mode/enable?sanity-preview-secret=${given}&sanity-preview-pathname=/en/news&sanity-preview-perspective=drafts`;
    expect(await validatePreviewUrl(site, address(secret))).toMatchObject({
      isValid: true,
      redirectTo: '/en/news?sanity-preview-perspective=drafts',
    });
    for (const wrong of [`${secret}x`, secret.slice(1), '*', ''])
      expect(await validatePreviewUrl(site, address(wrong))).toMatchObject({ isValid: false });
    // Without signing in, nobody can read the secret.
    const secrets = await lake.client().fetch('*[_type == "sanity.previewUrlSecret"]{secret}');
    expect(secrets).toEqual([]);
  });

  it('lets a colleague in by a link until it expires or is revoked', async () => {
    const now = new Date();
    const link = { path: '/destinations/patmos', title: 'Πάτμος', sharedBy: 'Ελένη', days: 7 };
    const path = await createShareLink(editor, link, now);
    const share = await findShare(site, path);
    expect(share).toMatchObject({ path: '/destinations/patmos', sharedBy: 'Ελένη' });
    expect(await findShare(site, `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`)).toBeNull();
    const in7Days = new Date(now.getTime() + 7 * 24 * 60 * 60 * 1000);
    expect(await findShare(site, path, new Date(in7Days.getTime() - 1))).not.toBeNull();
    expect(await findShare(site, path, in7Days)).toBeNull();

    const [listed] = await listShareLinks(editor, now);
    expect(listed).toMatchObject({ title: 'Πάτμος', sharedBy: 'Ελένη' });
    expect(JSON.stringify(listed)).not.toContain('secret');
    await revokeShareLink(editor, listed?._id ?? '');
    expect(await findShare(site, path)).toBeNull();
    expect(await listShareLinks(editor, now)).toEqual([]);
  });

  it('shows links to members only, and deletes them a month after they expire', async () => {
    const link = { path: '/', title: null, sharedBy: null, days: 1 };
    const path = await createShareLink(editor, link, new Date());
    expect(await findShare(lake.client(), path).catch(() => null)).toBeNull();
    expect(await lake.client().fetch('*[_type == "preview.share"]')).toEqual([]);
    const later = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000);
    expect(await listShareLinks(editor, later)).toEqual([]);
    expect(await site.fetch('count(*[_type == "preview.share"])', {}, { perspective: 'raw' })).toBe(0);
  });

  it('includes in its results where they are edited', async () => {
    const { result, resultSourceMap } = await site.fetch(
      '*[_type == "destination"][0]{_id, title_el, "permalink_el": permalink_el.current}',
      {},
      { perspective: 'drafts', filterResponse: false, resultSourceMap: 'withKeyArraySelector' },
    );
    if (!resultSourceMap) throw new Error('The lake gave no source map.');
    const marked = withEditMarks(result, resultSourceMap);
    expect(marked._id).toBe('destination-patmos');
    expect(marked.title_el.length).toBeGreaterThan('Πάτμος, νέα'.length);
  });
});
