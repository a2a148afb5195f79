const KEY = 'vesta.watched'
const MAX_KEPT = 100
/** Nearer to the start or the end, it begins anew. */
const MARGIN_SECONDS = 2

type Positions = Record<string, number>

/**
 * The second at which somebody stopped watching; null to play from the start.
 * @param length in seconds
 */
export function keptPosition(slug: string, length: number | null): number | null {
  const kept = read()[slug]
  if (typeof kept !== 'number' || kept < MARGIN_SECONDS) return null
  return length !== null && kept > length - MARGIN_SECONDS ? null : kept
}

/** @param seconds null once it was watched to its end */
export function keepPosition(slug: string, seconds: number | null): void {
  const others = Object.entries(read()).filter(([other]) => other !== slug)
  const entries = others.slice(1 - MAX_KEPT)
  if (seconds !== null) entries.push([slug, Math.round(seconds * 10) / 10])
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)))
  } catch {
    // a browser that keeps nothing begins anew
  }
}

/** Which of these videos somebody stopped in last. */
export function lastWatched(slugs: readonly string[]): string | null {
  return Object.keys(read()).findLast((slug) => slugs.includes(slug)) ?? null
}

function read(): Positions {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Positions) : {}
  } catch {
    return {}
  }
}
