import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notFound } from 'next/navigation';

// The editors' guide is in docs/. It is read at build time and shown by the Studio's help tool.
export const dynamic = 'force-static';
export const dynamicParams = false;

const FILES = new Map([
  ['el', 'editors.el.md'],
  ['en', 'editors.md'],
]);

export function generateStaticParams() {
  return [...FILES.keys()].map((language) => ({ language }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ language: string }> }) {
  const file = FILES.get((await params).language);
  if (file === undefined) notFound();
  const text = await readFile(join(process.cwd(), 'docs', file), 'utf8');
  return new Response(text, { headers: { 'content-type': 'text/markdown; charset=utf-8' } });
}
