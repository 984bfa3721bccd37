import { createServer } from 'node:net';

/** Resolves when the port can be listened on. @throws Error with one line that names the port and the variable to set. */
export function assertPortFree(port: number, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', () => {
      reject(new Error(`Port ${port} is in use. Stop the other program, or set ${variable} to a free port.`));
    });
    server.listen(port, () => server.close(() => resolve()));
  });
}
