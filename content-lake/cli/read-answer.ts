import { createInterface } from 'node:readline/promises';

/** One line from the terminal or from a pipe; empty if there is none. The question goes to standard error. */
export async function readAnswer(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  process.stderr.write(question);
  try {
    for await (const line of lines) return line.trim();
    return '';
  } finally {
    lines.close();
  }
}
