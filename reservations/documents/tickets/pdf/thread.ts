import { parentPort } from 'node:worker_threads';
import type { SheetToDraw } from './draw-in-thread.ts';
import { ticketPdf } from './ticket-pdf.ts';

// Only draw-in-thread.ts talks to this thread.
parentPort?.on('message', ({ id, sheet, at }: SheetToDraw) => {
  ticketPdf(sheet, at).then(
    (bytes) => parentPort?.postMessage({ kind: 'drawn', id, bytes }, []),
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      parentPort?.postMessage({ kind: 'failed', id, reason }, []);
    },
  );
});
