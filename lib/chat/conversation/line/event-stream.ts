/**
 * Longer than the desk's keep-alive interval: after this much silence the connection counts as dead, even if the
 * browser thinks otherwise.
 */
const SILENCE_MS = 45_000;

/**
 * Reads server-sent events from a `fetch` response, because the browser's own EventSource can't send a token. Calls
 * back with the `data` of each event; comments only show that the connection is alive. Resolves when the stream ends;
 * rejects when it breaks or is silent for too long.
 */
export async function readEventStream(
  body: ReadableStream<Uint8Array>,
  onData: (data: string) => void,
  silenceMs = SILENCE_MS,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await orSilence(reader.read(), silenceMs);
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      const blocks = rest.split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = dataOf(block);
        if (data !== null) onData(data);
      }
    }
  } finally {
    // A reader that is just abandoned would keep the connection open.
    void reader.cancel().catch(() => undefined);
  }
}

function dataOf(block: string): string | null {
  const lines = block.split(/\r?\n/).flatMap((line) => /^data: ?(.*)$/s.exec(line)?.[1] ?? []);
  return lines.length === 0 ? null : lines.join('\n');
}

async function orSilence<T>(read: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The event stream timed out.')), ms);
  });
  try {
    return await Promise.race([read, silence]);
  } finally {
    clearTimeout(timer);
  }
}
