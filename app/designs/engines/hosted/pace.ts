/** The share that waiting alone never exceeds: the rest is the answer itself. */
const MOST_BY_WAITING = 0.95

/** How often the person sees it move, in ms. */
const TICK = 500

/**
 * The share of a stage that is likely done, for services that tell nothing:
 * grows all the time, ever slower, two thirds after the usual time.
 *
 * @param seconds since the stage began
 * @param typical seconds that it usually takes
 */
export function likelyShare(seconds: number, typical: number): number {
  return MOST_BY_WAITING * (1 - Math.exp(-seconds / typical))
}

/**
 * Reports the likely share until it is stopped.
 *
 * @returns what stops it
 */
export function pace(typical: number, report: (share: number) => void): () => void {
  const began = performance.now()
  const timer = setInterval(
    () => report(likelyShare((performance.now() - began) / 1000, typical)),
    TICK
  )
  return () => clearInterval(timer)
}
