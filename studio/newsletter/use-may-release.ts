import { useCurrentUser } from 'sanity';

/** Whether the user may send to all subscribers and export their addresses; the desk refuses everybody else. */
export function useMayRelease(): boolean {
  const user = useCurrentUser();
  return user?.roles.some(({ name }) => name === 'administrator' || name === 'editor') ?? false;
}
