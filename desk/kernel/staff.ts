/** A member of staff who works at the desk. */
export type Staff = { id: string; name: string; email: string; role: string };

/** Who asks, by the credentials of the request; null when nobody is signed in. The desk keeps no accounts of its own. */
export type AuthenticateStaff = (request: Request) => Promise<Staff | null>;

/** Roles that may see what visitors wrote. Whoever only edits drafts or looks at the Studio has no business here. */
export const DESK_ROLES: readonly string[] = ['administrator', 'editor', 'developer'];
