/** Roles with access to the desk (`desk/kernel/staff.ts` decides); others don't see its tools. */
const DESK_ROLES = new Set(['administrator', 'editor', 'developer']);

export function worksAtDesk(roles: readonly { name: string }[] | undefined): boolean {
  return roles?.some(({ name }) => DESK_ROLES.has(name)) ?? false;
}
