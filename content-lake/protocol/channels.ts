/**
 * Every channel between the processes of the lake, and its payload.
 * `log`: `<dataset>:<seq>` after each transaction, `<dataset>:` when a dataset was created or deleted.
 * `presence`: used by the presence socket.
 * `hooks`: empty; webhooks were created, changed or deleted.
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
