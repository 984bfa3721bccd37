import { startStack } from './tests/fixtures/stack.setup.ts';
const stop = await startStack();
console.log('UP');
process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
setInterval(() => {}, 1000);
