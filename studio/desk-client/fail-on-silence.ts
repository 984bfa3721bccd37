/** Longer than the desk's keep-alive interval: after this silence the connection is dead, even if the browser hasn't noticed. */
const SILENCE_MS = 45_000;

/**
 * Passes the bytes through, and errors after a long silence. Without this, a browser notices a lost network only after many
 * minutes.
 */
export function failOnSilence(
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
        // An abandoned reader would keep the connection open.
        void reader.cancel().catch(() => undefined);
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
