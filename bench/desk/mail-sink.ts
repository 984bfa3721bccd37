import { SMTPServer } from 'smtp-server';

/** A longer pause without an email means that a process is starting. */
const PAUSE_MS = 3_000;

/** A mail server that accepts everything and records only which email each address got, and how often. */
export async function openSink() {
  /** `Message-ID` by address, one entry per email received. */
  const got = new Map<string, string[]>();
  /** `busyMs`: time in which emails arrived, without pauses longer than {@link PAUSE_MS}. */
  const sink = { url: '', emails: 0, busyMs: 0, got, close: async () => {} };
  let lastAt = performance.now();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, answer) => {
      let head = '';
      stream.on('data', (part: Buffer) => {
        if (!head.includes('\r\n\r\n')) head += part.toString('latin1');
      });
      stream.on('end', () => {
        const id = /^Message-ID: (\S+)/im.exec(head)?.[1] ?? '';
        for (const { address } of envelope.rcptTo) got.set(address, [...(got.get(address) ?? []), id]);
        sink.emails += 1;
        const now = performance.now();
        if (now - lastAt < PAUSE_MS) sink.busyMs += now - lastAt;
        lastAt = now;
        answer();
      });
    },
  });
  // The killed process drops its connection.
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      sink.url = `smtp://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
      resolve();
    });
  });
  sink.close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return sink;
}
