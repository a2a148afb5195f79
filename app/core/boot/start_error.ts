/** A reason not to start that a person can act on; printed as its one sentence. */
export class StartError extends Error {}
