/** The token of `Authorization: Bearer …`; null without one, or when it is no token of ours. */
export function bearerToken(request: Request): string | null {
  return /^Bearer (\S{1,200})$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;
}
