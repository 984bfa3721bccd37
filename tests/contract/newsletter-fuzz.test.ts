import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { EmailAddress } from '#contracts/desk/index.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { type NewsletterDesk, openNewsletterDesk, START } from '#tests/fixtures/newsletter-desk.ts';
import { addReaders, draft } from '#tests/fixtures/newsletter-issue.ts';

vi.setConfig({ testTimeout: 120_000 });

const RUNS = 60;
const Problem = v.looseObject({
  type: v.pipe(v.string(), v.startsWith('urn:meltemi:desk:')),
  code: v.string(),
  status: v.number(),
  title: v.pipe(v.string(), v.minLength(1)),
  detail: v.string(),
  message: v.string(),
});

/** Characters that databases, mail and spreadsheets have trouble with. */
const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    'a\r\nBcc: x@y.gr',
    "';--",
    '%00',
    '=1+1',
    '​',
    'İ',
    'ß',
    'ΣΣ',
    '🚢',
    ' '.repeat(300),
  ),
);
const address = fc.oneof(
  odd,
  fc.tuple(odd, odd).map(([local, domain]) => `${local}@${domain}.gr`),
  odd.map((local) => `"${local}"@example.gr`),
  fc.emailAddress(),
);
const value = fc.oneof(
  odd,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(odd, { maxLength: 3 }),
);
const issue = fc
  .record(
    {
      title_el: odd,
      title_en: value,
      intro_el: odd,
      items: fc.array(fc.record({ path_el: odd }), { maxLength: 3 }),
    },
    { requiredKeys: [] },
  )
  .map((changes) => ({
    ...draft,
    ...changes,
    items: (changes.items ?? []).map((change) => ({ ...draft.items[0], ...change })),
  }));
const anything = fc.oneof(fc.jsonValue({ maxDepth: 3 }), issue, fc.constant(undefined));

onPostgres('every endpoint of the newsletter', ({ open }) => {
  let world: NewsletterDesk;
  let id = '';

  beforeAll(async () => {
    world = await openNewsletterDesk(open);
    await addReaders(world.db, 2, START);
    const made = await world.call('POST', '/staff/newsletter/issues', { role: 'editor', body: draft });
    ({ id } = await made.json());
  });
  afterAll(() => world.close());

  /** Checks that the response is a valid result or a problem document. */
  async function validStatus(answer: Response): Promise<number> {
    const text = await answer.text();
    expect(answer.status, text).toBeLessThan(500);
    if (answer.status < 400) return answer.status;
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(v.parse(Problem, JSON.parse(text)).status).toBe(answer.status);
    return answer.status;
  }

  it('accepts an address or rejects it as invalid, and sends every accepted address to the outgoing mail', async () => {
    let minute = 0;
    await fc.assert(
      fc.asyncProperty(address, value, async (email, locale) => {
        minute += 1;
        world.now = new Date(START.getTime() + minute * 60_000);
        const isGood = v.safeParse(EmailAddress, email).success;
        const body = { email, locale: typeof locale === 'boolean' ? 'el' : locale, source: locale };
        const status = await validStatus(await world.call('POST', '/newsletter', { body }));
        expect(status).toBe(isGood && body.locale === 'el' ? 200 : 422);
        const sure = await world.call('POST', '/newsletter', { body: { email, locale: 'en' } });
        expect(await validStatus(sure)).toBe(isGood ? 200 : 422);
      }),
      { numRuns: RUNS },
    );
    await world.desk.deliver();
    expect(await world.db.selectFrom('desk.sign_up').select('id').execute()).toEqual([]);
  });

  it.each(['/newsletter/confirm', '/newsletter/unsubscribe'])('%s accepts any token', async (path) => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(value, fc.jsonValue()), async (token) => {
        await validStatus(await world.call('POST', path, { body: { token } }));
        await validStatus(await world.call('POST', path, { body: token }));
      }),
      { numRuns: RUNS },
    );
  });

  it('rejects an oversized body before reading it', async () => {
    const body = { email: 'a'.repeat(10_000) };
    expect(await validStatus(await world.call('POST', '/newsletter', { body }))).toBe(413);
    const issues = { role: 'editor', body: { title_el: 'a'.repeat(200_000) } };
    expect(await validStatus(await world.call('POST', '/staff/newsletter/issues', issues))).toBe(413);
  });

  it('responds to any staff input, and whatever it accepts can be read, shown and sent', async () => {
    const path = fc.constantFrom(
      'issues',
      'preview',
      'issues/:id',
      'issues/:id/send',
      'issues/:id/pause',
      'issues/:id/resume',
      'issues/:id/test',
      'subscribers',
      'subscribers.csv',
    );
    const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE');
    await fc.assert(
      fc.asyncProperty(
        method,
        path,
        fc.oneof(fc.constant(id), odd),
        anything,
        async (verb, step, some, body) => {
          const target = `/staff/newsletter/${step.replace(':id', encodeURIComponent(some.toWellFormed()))}`;
          const given = verb === 'GET' ? {} : { body };
          await validStatus(await world.call(verb, target, { role: 'editor', ...given }));
        },
      ),
      { numRuns: RUNS * 3 },
    );
    await fc.assert(
      fc.asyncProperty(issue, async (given) => {
        const made = await world.call('POST', '/staff/newsletter/issues', { role: 'editor', body: given });
        if ((await validStatus(made.clone())) !== 201) return;
        const { id: madeId } = await made.json();
        for (const action of ['test', 'send'])
          await validStatus(
            await world.call('POST', `/staff/newsletter/issues/${madeId}/${action}`, {
              role: 'editor',
              body: { readers: 2 },
            }),
          );
      }),
      { numRuns: RUNS },
    );
    await world.desk.deliver();
    const stuck = await world.db
      .selectFrom('desk.outgoing_mail')
      .select('id')
      .where('state', '=', 'waiting')
      .where('next_attempt_at', '<', new Date('9000-01-01'))
      .execute();
    expect(stuck).toEqual([]);
  });
});
