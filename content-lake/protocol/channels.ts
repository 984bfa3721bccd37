/**
 * Every channel between the processes of the lake, and what its payload says.
 * `log`: `<dataset>:<seq>` after each transaction, `<dataset>:` when a dataset was made or removed.
 * `presence`: belongs to the presence socket.
 * `hooks`: empty; webhooks were made, changed or deleted.
 * `origins`: empty; administrators changed the list of sites whose pages may call the lake.
 * `access`: empty; rights were taken away (sign-out, a revoked token, a removed member), so that open streams are checked.
 */
export const CHANNELS = {
  log: 'lake_log',
  presence: 'lake_presence',
  hooks: 'lake_hooks',
  origins: 'lake_origins',
  access: 'lake_access',
} as const;
