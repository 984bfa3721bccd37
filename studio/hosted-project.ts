/** Id of the hosted project that has the content, or null with the embedded content lake. Decided by the build. */
export const hostedProject: string | null = process.env.NEXT_PUBLIC_SANITY_PROJECT_ID || null;
