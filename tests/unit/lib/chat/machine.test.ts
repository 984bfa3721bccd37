import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FrameMessage } from '#lib/chat/frame-messages.ts';
import { closed, nextChatState, type ChatEvent, type ChatState } from '#lib/chat/machine.ts';

const message = (content: FrameMessage): ChatEvent => ({ kind: 'message', message: content });
const after = (...events: ChatEvent[]): ChatState => events.reduce(nextChatState, closed);

const open: ChatEvent = { kind: 'open' };
const secure: ChatEvent = { kind: 'secure' };
const insecure: ChatEvent = { kind: 'insecure', certificate: 'opened' };
const close: ChatEvent = { kind: 'close' };

const anyEvent = fc.constantFrom<ChatEvent>(
  open,
  secure,
  insecure,
  close,
  message({ type: 'resize', width: 300, height: 300 }),
  message({ type: 'unmount' }),
  message({ type: 'certificateAccepted' }),
  message({ type: 'setChatInProgress' }),
  message({ type: 'clearChatInProgress' }),
  message({ type: 'minimize' }),
  message({ type: 'restore' }),
);

describe('E2 before the frame', () => {
  it('checks first, then opens with 312 × 410', () => {
    expect(after(open)).toEqual({ kind: 'checking' });
    expect(after(open, secure)).toEqual({
      kind: 'open',
      size: { width: 312, height: 410 },
      minimized: false,
    });
  });

  it('waits for the certificate, and says when the browser has blocked its window', () => {
    expect(after(open, insecure)).toEqual({ kind: 'waiting', certificate: 'opened' });
    expect(after(open, { kind: 'insecure', certificate: 'blocked' })).toEqual({
      kind: 'waiting',
      certificate: 'blocked',
    });
    expect(after(open, insecure, message({ type: 'certificateAccepted' })).kind).toBe('open');
    expect(after(open, insecure, close)).toEqual(closed);
  });

  it('ignores a response that arrives after closing', () => {
    expect(after(open, close, secure)).toEqual(closed);
    expect(after(open, close, insecure)).toEqual(closed);
  });

  it('ignores an accepted certificate while it isn’t waiting for one', () => {
    expect(after(open, message({ type: 'certificateAccepted' }))).toEqual({ kind: 'checking' });
  });
});

describe('E3 the open frame', () => {
  it('is resized, minimized and restored without forgetting its size', () => {
    const resized = message({ type: 'resize', width: 400, height: 600 });
    const minimized = after(open, secure, resized, message({ type: 'minimize' }));
    expect(minimized).toEqual({ kind: 'open', size: { width: 400, height: 600 }, minimized: true });
    expect(nextChatState(minimized, message({ type: 'restore' }))).toMatchObject({ minimized: false });
  });

  it('closes when the provider says so', () => {
    expect(after(open, secure, message({ type: 'unmount' }))).toEqual(closed);
  });

  it('can always close, and opens only after a successful check or an accepted certificate', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 12 }), (events) => {
        expect(nextChatState(after(...events), close)).toEqual(closed);
        const mayOpen = events.some(
          (event) =>
            event.kind === 'secure' ||
            (event.kind === 'message' && event.message.type === 'certificateAccepted'),
        );
        if (!mayOpen) expect(after(...events).kind).not.toBe('open');
      }),
    );
  });
});
