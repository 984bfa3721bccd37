/**
 * Messages that the provider's frame may send to the page (E3). `certificateAccepted` comes from the certificate
 * window.
 */
const plainTypes = [
  'unmount',
  'certificateAccepted',
  'setChatInProgress',
  'clearChatInProgress',
  'minimize',
  'restore',
] as const;
type PlainType = (typeof plainTypes)[number];

export type FrameSize = { readonly width: number; readonly height: number };
export type FrameMessage = { type: PlainType } | ({ type: 'resize' } & FrameSize);

/** Larger than any screen; the window's actual size is limited by the screen. */
const LARGEST = 4_000;
const SMALLEST = 56;

type Received = { data: unknown; origin: string; source: unknown };
type Expected = {
  /** Origin of the provider. */
  origin: string;
  /** The frame's window, and the certificate window while it is open. */
  frame: unknown;
  certificate: unknown;
  /**
   * The page's own window: tools in it post messages to themselves, with the page's origin, which may be the provider's
   * too.
   */
  page: unknown;
};

export type Verdict =
  | { kind: 'accepted'; message: FrameMessage }
  /** From the provider, but unknown, or from a window that may not send it: only logged. */
  | { kind: 'refused'; reason: string }
  /** Unrelated: other frames, extensions and tools use the same channel. */
  | { kind: 'foreign' };

/** Checks both the sender and the content of a message, because any page can send us any message. */
export function judgeMessage({ data, origin, source }: Received, expected: Expected): Verdict {
  const known = source !== null && source !== undefined;
  if (known && source === expected.page) return { kind: 'foreign' };
  const fromFrame = known && source === expected.frame;
  const fromCertificate = known && source === expected.certificate;
  if (!fromFrame && !fromCertificate) {
    return origin === expected.origin ? refused('it comes from another window') : { kind: 'foreign' };
  }
  if (origin !== expected.origin) return refused(`its origin is ${origin}`);
  const message = parseMessage(data);
  if (message === null) return refused('its type is unknown');
  if (fromCertificate && message.type !== 'certificateAccepted')
    return refused('the certificate page may not say it');
  return { kind: 'accepted', message };
}

function parseMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  const { type } = data;
  if (type === 'resize') {
    const width = 'width' in data ? pixels(data.width) : null;
    const height = 'height' in data ? pixels(data.height) : null;
    return width === null || height === null ? null : { type, width, height };
  }
  const plain = plainTypes.find((name) => name === type);
  return plain === undefined ? null : { type: plain };
}

function pixels(value: unknown): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  return value < SMALLEST || value > LARGEST ? null : Math.round(value);
}

function refused(reason: string): Verdict {
  return { kind: 'refused', reason };
}
