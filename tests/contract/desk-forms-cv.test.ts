import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { onPostgres } from '#tests/fixtures/databases.ts';
import {
  application,
  type DeskWorld,
  errorsOf,
  openDeskWorld,
  referenceOf,
} from '#tests/fixtures/desk-world.ts';
import { doc, docm, docx, odt, pdf, xls } from '#tests/fixtures/documents.ts';

const LOCKED = Buffer.from('trailer << /Root 1 0 R /Encrypt 7 0 R >>\n%%EOF\n');

onPostgres('B1 a curriculum vitae', ({ open }) => {
  let world: DeskWorld;
  beforeAll(async () => {
    world = await openDeskWorld(open);
  });
  beforeEach(() => world.empty());
  afterAll(() => world.close());

  it('of an application goes to the mailbox of its opening, byte for byte', async () => {
    const cv = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(700_000), Buffer.from('\n%%EOF\n')]);
    const reference = referenceOf(await world.apply(cv, '../../Βιογραφικό\r\nX-Bad: 1.PDF'));
    await world.desk().deliver();
    const staff = world.emailTo('crew@meltemi.example');
    expect(staff?.subject).toBe(`[${reference}] Μάγειρας: Νίκος Αντωνίου`);
    const [file] = staff?.attachments ?? [];
    expect(file?.filename).toMatch(/^Βιογραφικό ?X-Bad 1\.pdf$/);
    expect(file?.mimeType).toBe('application/pdf');
    const content = file?.content;
    if (!(content instanceof ArrayBuffer)) throw new Error('no bytes');
    expect(Buffer.from(content).equals(cv)).toBe(true);
    expect(world.emailTo(application.email)?.attachments).toEqual([]);
  });

  it.each([
    ['pdf', pdf()],
    ['docx', docx()],
    ['odt', odt()],
    ['doc', doc()],
  ])('accepts a CV that is %s by its content, whatever its name', async (kind, bytes) => {
    expect((await world.apply(bytes, 'cv.exe')).status).toBe(200);
    await world.desk().deliver();
    expect(world.emailTo('crew@meltemi.example')?.attachments[0]?.filename).toBe(`cv.${kind}`);
  });

  it.each([
    ['missing', null, 'missing'],
    ['empty', Buffer.alloc(0), 'missing'],
    ['a program', Buffer.from('MZ\u0090 this is a program'), 'kind'],
    ['a web page', Buffer.from('<html><script>1</script></html>'), 'kind'],
    ['a sheet in the container of old Word', xls(), 'kind'],
    ['a document with programs in it', docm(), 'kind'],
    ['a page with the head of a PDF', Buffer.from('%PDF-1.7\n<script>1</script>\n%%EOF'), 'kind'],
    ['an archive with the head of a PDF', Buffer.concat([pdf(), docx()]), 'kind'],
    ['a PDF that broke off', pdf().subarray(0, 1500), 'damaged'],
    ['a PDF with a password', Buffer.concat([pdf(), LOCKED]), 'locked'],
    ['larger than 5 MB', pdf(5 * 1024 * 1024 + 1), 'large'],
  ])('rejects a CV that is %s', async (_, bytes, code) => {
    expect(errorsOf(await world.apply(bytes, 'cv.pdf'))).toMatchObject([{ field: 'cv', code }]);
    expect(await world.rows('desk.received')).toBe(0);
  });
});
