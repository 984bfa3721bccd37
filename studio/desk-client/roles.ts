/** Roles that the desk lets in (`desk/kernel/staff.ts` decides); nobody else is shown its tools. */
const DESK_ROLES = new Set(['administrator', 'editor', 'developer']);

export function worksAtDesk(roles: readonly { name: string }[] | undefined): boolean {
  return roles?.some(({ name }) => DESK_ROLES.has(name)) ?? false;
}
