import { useCurrentUser } from 'sanity';

/** Who sends to all readers and takes their addresses along; the desk refuses everybody else. */
export function useMayRelease(): boolean {
  const user = useCurrentUser();
  return user?.roles.some(({ name }) => name === 'administrator' || name === 'editor') ?? false;
}
