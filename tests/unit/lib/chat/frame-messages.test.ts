import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeMessage } from '#lib/chat/frame-messages.ts';

const frame = { name: 'frame' };
const certificate = { name: 'certificate' };
const page = { name: 'page' };
const expected = { origin: 'https://chat.example', frame, certificate, page };
const fromFrame = (data: unknown) => judgeMessage({ data, origin: expected.origin, source: frame }, expected);

describe('E3 messages of the frame', () => {
  it.each([
    'unmount',
    'certificateAccepted',
    'setChatInProgress',
    'clearChatInProgress',
    'minimize',
    'restore',
  ])('accepts %s', (type) => {
    expect(fromFrame({ type })).toEqual({ kind: 'accepted', message: { type } });
  });

  it('accepts a size in whole pixels that a screen can have', () => {
    expect(fromFrame({ type: 'resize', width: 400.4, height: 500 })).toEqual({
      kind: 'accepted',
      message: { type: 'resize', width: 400, height: 500 },
    });
    for (const width of [0, -1, 55, 4_001, Number.NaN, Infinity, '400', null, undefined])
      expect(fromFrame({ type: 'resize', width, height: 500 }).kind).toBe('refused');
  });

  it('only logs unknown messages', () => {
    for (const data of [{ type: 'reload' }, { type: 'toString' }, {}, null, 'minimize', ['minimize'], 7])
      expect(fromFrame(data)).toEqual({ kind: 'refused', reason: 'its type is unknown' });
  });

  it('never throws for any message', () => {
    fc.assert(fc.property(fc.anything(), (data) => void fromFrame(data)));
  });
});

describe('E3 where a message comes from', () => {
  const data = { type: 'unmount' };

  it('accepts nothing from another origin, even from the frame', () => {
    expect(judgeMessage({ data, origin: 'https://evil.example', source: frame }, expected).kind).toBe(
      'refused',
    );
  });

  it('accepts nothing from another window, even the provider’s', () => {
    expect(judgeMessage({ data, origin: expected.origin, source: {} }, expected).kind).toBe('refused');
  });

  it('ignores anything else', () => {
    expect(judgeMessage({ data, origin: 'https://evil.example', source: {} }, expected).kind).toBe('foreign');
    expect(judgeMessage({ data, origin: '', source: null }, { ...expected, frame: null })).toEqual({
      kind: 'foreign',
    });
  });

  it('accepts only the acceptance of the certificate from the certificate window', () => {
    const verdict = (type: string) =>
      judgeMessage({ data: { type }, origin: expected.origin, source: certificate }, expected).kind;
    expect(verdict('certificateAccepted')).toBe('accepted');
    expect(verdict('unmount')).toBe('refused');
  });
});
