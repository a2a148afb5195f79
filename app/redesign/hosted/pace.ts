/** Waiting alone never exceeds this share: the rest is the answer itself. */
const MAX_SHARE_BY_WAITING = 0.95

/** Update interval of the progress shown, in ms. */
const TICK = 500

/**
 * Estimated progress for services that report none: ever slower, two thirds at the usual time.
 * @param seconds since the start
 * @param typical usual duration
 */
export function likelyShare(seconds: number, typical: number): number {
  return MAX_SHARE_BY_WAITING * (1 - Math.exp(-seconds / typical))
}

/** @returns a function that stops it */
export function pace(typical: number, report: (share: number) => void): () => void {
  const began = performance.now()
  const timer = setInterval(
    () => report(likelyShare((performance.now() - began) / 1000, typical)),
    TICK
  )
  return () => clearInterval(timer)
}
