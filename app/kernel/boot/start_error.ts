/** A problem that a person can fix, in one sentence. */
export class StartError extends Error {}
