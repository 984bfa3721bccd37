/** A database that can't be opened. The message is one line for the person at the terminal. */
export class DatabaseError extends Error {}
