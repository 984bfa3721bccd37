import { watch } from 'node:fs';
import { runStack } from './stack/run.ts';

const BACKEND_SOURCES = ['backend', 'content-lake', 'reservations', 'desk', 'contracts', 'foundation'];
const SETTLE_MS = 200;

const stack = await runStack('dev');

// The site reloads by itself; the backend is restarted when one of its sources changes.
let pending: NodeJS.Timeout | undefined;
for (const folder of BACKEND_SOURCES) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(pending);
    pending = setTimeout(() => stack.restartBackend(), SETTLE_MS);
  });
}
