/** A member of staff who works at the desk. */
export type Staff = { id: string; name: string; email: string; role: string };

/** Identifies the caller by the request's credentials; null if nobody is signed in. The desk has no accounts of its own. */
export type AuthenticateStaff = (request: Request) => Promise<Staff | null>;

/** Roles that may see what visitors wrote. Contributors and viewers of the Studio may not. */
export const DESK_ROLES: readonly string[] = ['administrator', 'editor', 'developer'];
