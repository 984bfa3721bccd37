import { describe, expect, it } from 'vitest';
import { failureOf } from '#desk/mail/failure.ts';
import { messageIdOf } from '#desk/mail/message-id.ts';

const thrown = (fields: object) => Object.assign(new Error('detail'), fields);

describe('the failure of an email', () => {
  it.each([
    ['no such mailbox', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, permanent: true }],
    ['refused for its content', { code: 'EMESSAGE', command: 'DATA', responseCode: 554, permanent: true }],
    ['larger than the server takes', { code: 'EMESSAGE', command: 'MAIL FROM' }],
  ])('%s: never', (_, fields) => {
    expect(failureOf(thrown(fields)).kind).toBe('refused');
  });

  it.each([
    ['mailbox full', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 452 }],
    ['greylisted', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450, permanent: false }],
    ['commands in disorder', { code: 'EMESSAGE', command: 'DATA', responseCode: 503, permanent: false }],
  ])('%s: later', (_, fields) => {
    expect(failureOf(thrown(fields)).kind).toBe('later');
  });

  it.each([
    ['nobody listens', { code: 'ESOCKET', command: 'CONN' }],
    ['a password that is wrong', { code: 'EAUTH', responseCode: 535, permanent: true }],
    [
      'a sender it does not know',
      { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550, permanent: true },
    ],
    ['closing down', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 421 }],
    ['no word in time', { code: 'EABORT' }],
  ])('%s: a problem of ours, not of the email', (_, fields) => {
    expect(failureOf(thrown(fields)).kind).toBe('away');
  });

  it("keeps the server's message for staff and logs only a code", () => {
    const failure = failureOf(
      thrown({
        code: 'EENVELOPE',
        command: 'RCPT TO',
        responseCode: 550,
        permanent: true,
        response: '550 <a@b.gr>\r\n unknown',
      }),
    );
    expect(failure).toEqual({ kind: 'refused', detail: '550 <a@b.gr> unknown', code: 'EENVELOPE 550' });
  });
});

describe('the Message-ID', () => {
  it('is the same for the same key and reveals nothing about it', () => {
    const id = messageIdOf('issue-7-12', 'https://www.meltemi.example');
    expect(id).toMatch(/^<[0-9a-f]{32}@www\.meltemi\.example>$/);
    expect(messageIdOf('issue-7-12', 'https://www.meltemi.example')).toBe(id);
    expect(messageIdOf('issue-7-13', 'https://www.meltemi.example')).not.toBe(id);
  });
});
