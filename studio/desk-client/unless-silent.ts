/** Longer than the desk's sign of life: after so much silence the line is dead, whatever the browser thinks. */
const SILENCE_MS = 45_000;

/** The same bytes; breaks after a long silence. A network that is gone says nothing: a browser alone waits for many minutes. */
export function unlessSilent(
  body: ReadableStream<Uint8Array>,
  silenceMs = SILENCE_MS,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const silence = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('The line is silent.')), silenceMs);
      });
      try {
        const { done, value } = await Promise.race([reader.read(), silence]);
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        // A reader that is left alone would keep the connection.
        void reader.cancel().catch(() => undefined);
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
