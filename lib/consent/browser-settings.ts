/**
 * What the operator has switched on. Browsers read it at run time from `/api/browser-settings`. Nothing in it is
 * secret.
 */
export type BrowserSettings = {
  tagManagerId: string | null;
  errorReports: ErrorReportSettings | null;
  chat: ChatSettings | null;
};

export type ErrorReportSettings = { dsn: string; environment: string };
export type ChatSettings = { provider: string; texts: ChatTexts };

const chatTexts = [
  'open',
  'title',
  'connecting',
  'waiting',
  'openCertificate',
  'close',
  'unreachable',
] as const;
export type ChatTexts = Readonly<Record<(typeof chatTexts)[number], string>>;

/** Parses a response by hand: a schema library would weigh more than everything it protects. Unknown parts count as off. */
export function parseBrowserSettings(body: unknown): BrowserSettings {
  const { tagManagerId, errorReports, chat } = members(body);
  return {
    tagManagerId: text(tagManagerId),
    errorReports: parseErrorReports(errorReports),
    chat: parseChat(chat),
  };
}

function parseErrorReports(value: unknown): ErrorReportSettings | null {
  const { dsn, environment } = members(value);
  const found = text(dsn);
  return found === null ? null : { dsn: found, environment: text(environment) ?? 'production' };
}

function parseChat(value: unknown): ChatSettings | null {
  const { provider, texts } = members(value);
  const address = text(provider);
  const received = members(texts);
  const textOf = (name: (typeof chatTexts)[number]) => text(received[name]) ?? '';
  // A folder of this site, or an absolute address.
  if (address === null || !(/^\/\w/.test(address) || URL.canParse(address))) return null;
  return {
    provider: address,
    texts: {
      open: textOf('open'),
      title: textOf('title'),
      connecting: textOf('connecting'),
      waiting: textOf('waiting'),
      openCertificate: textOf('openCertificate'),
      close: textOf('close'),
      unreachable: textOf('unreachable'),
    },
  };
}

function members(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
