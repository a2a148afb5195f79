/** Runs of one design before it fails. */
export const MAX_ATTEMPTS = 3

/** A worker that is silent for longer has lost its design. */
export const LEASE_SECONDS = 20

export const HEARTBEAT_MS = 5_000

export const PAUSE_SECONDS = 5

/** Longest side of a photo that engines get. */
export const MAX_ENGINE_PX = 2048

export const MAX_WISH_CHARACTERS = 2_000

export const MAX_PROMPT_NAME_CHARACTERS = 80
