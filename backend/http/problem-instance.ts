import { problemInstance } from '#foundation/http/request-id.ts';

/** Puts the id of the request into a problem document (RFC 9457, `instance`), where support finds it; other answers pass. */
export async function withInstance(answer: Response, requestId: string | undefined): Promise<Response> {
  const type = answer.headers.get('content-type') ?? '';
  if (requestId === undefined || !type.startsWith('application/problem+json')) return answer;
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(withMember(text, problemInstance(requestId)), { status: answer.status, headers });
}

/** One that names an occurrence itself keeps it. */
function withMember(text: string, instance: string): string {
  const read: unknown = JSON.parse(text);
  if (typeof read !== 'object' || read === null || 'instance' in read) return text;
  return JSON.stringify({ ...read, instance });
}
