/** The token of `Authorization: Bearer …`; null if there is none, or if it doesn't look like one of our tokens. */
export function bearerToken(request: Request): string | null {
  return /^Bearer (\S{1,200})$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;
}
