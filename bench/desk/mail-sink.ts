import { SMTPServer } from 'smtp-server';

/** Longer without a letter is a process that starts, not one that sends. */
const PAUSE_MS = 3_000;

/** A mail server that takes everything and remembers only who got which letter how often. */
export async function openSink() {
  /** `Message-ID` by address, one entry for each letter that arrived. */
  const got = new Map<string, string[]>();
  /** `busyMs`: time in which letters arrived, without pauses of more than {@link PAUSE_MS}. */
  const sink = { url: '', letters: 0, busyMs: 0, got, close: async () => {} };
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
        sink.letters += 1;
        const now = performance.now();
        if (now - lastAt < PAUSE_MS) sink.busyMs += now - lastAt;
        lastAt = now;
        answer();
      });
    },
  });
  // The process that is killed hangs up without a word.
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
