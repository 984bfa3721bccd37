import type { ContentfulStatusCode } from 'hono/utils/http-status';

/**
 * An error response. Throw it anywhere below a route: `app.ts` turns it into the response.
 * The bodies follow the hosted service, because the official client picks its message and its error class from them.
 */
export class LakeError extends Error {
  readonly status: ContentfulStatusCode;
  readonly body: object;
  /** Seconds until a retry makes sense, for `retry-after`. */
  readonly retryAfter: number | undefined;

  constructor(status: ContentfulStatusCode, message: string, body: object, retryAfter?: number) {
    super(message);
    this.name = 'LakeError';
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** The flat body of the platform in front of the data store: sign-in, projects, rate limits. */
export function platformError(
  status: ContentfulStatusCode,
  error: string,
  message: string,
  errorCode?: string,
): LakeError {
  return new LakeError(status, message, {
    statusCode: status,
    error,
    message,
    ...(errorCode && { errorCode }),
  });
}

/** The nested body of the data store: `{error: {type, description, …}}`. */
export function dataError(
  status: ContentfulStatusCode,
  type: string,
  description: string,
  details: object = {},
): LakeError {
  return new LakeError(status, description, { error: { type, description, ...details } });
}

/** The Studio treats both codes as "signed out" and keeps the edits that aren't saved yet. */
export function unauthorized(reason: 'missing' | 'expired' = 'missing'): LakeError {
  return reason === 'expired'
    ? platformError(401, 'Unauthorized', 'Session expired', 'SIO-401-AEX')
    : platformError(401, 'Unauthorized', 'Session not found', 'SIO-401-ANF');
}

export function forbidden(message: string): LakeError {
  return platformError(403, 'Forbidden', message);
}

export function insufficientPermissions(permission: 'read' | 'create' | 'update' | 'manage'): LakeError {
  return dataError(
    403,
    'insufficientPermissionsError',
    `Insufficient permissions; permission "${permission}" required`,
    {
      permission,
    },
  );
}

export function badRequest(message: string): LakeError {
  return platformError(400, 'Bad Request', message);
}

export function notFound(message: string): LakeError {
  return platformError(404, 'Not Found', message);
}

export function projectNotFound(projectId: string): LakeError {
  return platformError(404, 'Not Found', `Project not found for ID "${projectId}"`, 'SIO-404-PNF');
}

export function datasetNotFound(dataset: string, projectId: string): LakeError {
  return dataError(404, 'datasetNotFound', `Dataset "${dataset}" not found for project ID "${projectId}"`, {
    dataset,
    projectId,
  });
}

export function conflict(message: string): LakeError {
  return platformError(409, 'Conflict', message);
}

export function tooLarge(message: string): LakeError {
  return platformError(413, 'Payload Too Large', message);
}

/** The hosted service's body; the official client waits and retries. */
export function tooManyRequests(message: string, seconds: number): LakeError {
  return new LakeError(429, message, { statusCode: 429, error: 'Too Many Requests', message }, seconds);
}

/** For everything of the hosted service that the lake doesn't have; `LIMITS.md` lists each name. */
export function notImplemented(endpoint: string): LakeError {
  return platformError(501, 'Not Implemented', `${endpoint} is not implemented by this content lake`);
}
