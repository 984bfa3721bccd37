import { describe, expect, it } from 'vitest';
import { openPass, sealPass, type Pass } from '#lib/content/preview/pass.ts';

const SECRET = 'tok_of-the-site';
const now = new Date('2026-11-21T10:00:00Z');
const editor: Pass = {
  viewer: 'editor',
  name: 'Ελένη',
  of: { kind: 'session', id: 'ses-1' },
  until: now.getTime() + 60_000,
};
const guest: Pass = {
  viewer: 'guest',
  share: 'drafts.preview-share.0c1d2e3f',
  until: now.getTime() + 60_000,
};

describe('B4: the pass of draft preview', () => {
  it('opens as it was sealed', () => {
    for (const pass of [editor, guest]) expect(openPass(sealPass(pass, SECRET), SECRET, now)).toEqual(pass);
  });

  it('is invalid once it has expired', () => {
    const sealed = sealPass(editor, SECRET);
    expect(openPass(sealed, SECRET, new Date(editor.until - 1))).toEqual(editor);
    expect(openPass(sealed, SECRET, new Date(editor.until))).toBeNull();
  });

  it('is invalid when it was made with another secret', () => {
    expect(openPass(sealPass(editor, 'another'), SECRET, now)).toBeNull();
  });

  it('is invalid when a character was changed, added or removed', () => {
    const sealed = sealPass(guest, SECRET);
    for (let place = 0; place < sealed.length; place += 1) {
      const other = sealed[place] === 'A' ? 'B' : 'A';
      const changed = `${sealed.slice(0, place)}${other}${sealed.slice(place + 1)}`;
      const opened = openPass(changed, SECRET, now);
      // The last base64 character has unused bits; a pass that decodes to the same bytes isn't a forgery.
      if (opened !== null) expect(opened).toEqual(guest);
    }
    for (const broken of ['', '.', `${sealed}.x`, `x${sealed}`, sealed.split('.')[0], undefined])
      expect(openPass(broken, SECRET, now)).toBeNull();
  });

  it('can’t be extended by its holder', () => {
    const [, signature] = sealPass(editor, SECRET).split('.');
    const longer = Buffer.from(JSON.stringify({ ...editor, until: editor.until * 2 })).toString('base64url');
    expect(openPass(`${longer}.${signature}`, SECRET, now)).toBeNull();
  });
});
