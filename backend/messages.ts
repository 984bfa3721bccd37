import * as v from 'valibot';

/** Messages from the backend to its parent process, over the IPC channel. */
export const BackendMessage = v.variant('kind', [
  v.object({ kind: v.literal('progress'), text: v.string() }),
  v.object({
    kind: v.literal('ready'),
    staffPassword: v.string(),
    revalidateSecret: v.string(),
    previewToken: v.string(),
    /** Whether the data is a copy for testing. */
    isCopy: v.boolean(),
  }),
  v.object({ kind: v.literal('failed'), text: v.string() }),
]);

export type BackendMessage = v.InferOutput<typeof BackendMessage>;
