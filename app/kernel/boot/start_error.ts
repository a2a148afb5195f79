/** A problem the operator can fix, in one sentence. */
export class StartError extends Error {}
