/** How often a worker begins one run before it is given up. */
export const MOST_ATTEMPTS = 3

/** For so long a worker that gives no sign of life is believed to be at work. */
export const LEASE_SECONDS = 20

/** How often a worker at work gives a sign of life. */
export const HEARTBEAT_MS = 5_000

/** Before an attempt that failed is repeated. */
export const PAUSE_SECONDS = 5

/** Engines take photographs with at most so many px along one side. */
export const MOST_ENGINE_PX = 2048

/** Characters of a wish in somebody's own words. */
export const LONGEST_WISH = 2_000
