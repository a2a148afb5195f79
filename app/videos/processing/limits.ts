/** A worker silent for longer loses its video. */
export const LEASE_SECONDS = 20

export const HEARTBEAT_MS = 5_000

/** Before another try. */
export const PAUSE_SECONDS = 10
