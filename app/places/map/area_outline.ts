interface Corner {
  latitude: number
  longitude: number
}

/**
 * An outline of at most `MAX_CORNERS` corners: those that change it least are left out, one at a
 * time (Visvalingam and Whyatt).
 */
export function simplifyArea<Point extends Corner>(corners: readonly Point[]): Point[] {
  const kept = [...corners]
  while (kept.length > MAX_CORNERS) {
    const sizes = kept.map((corner, at) =>
      triangle(kept.at(at - 1)!, corner, kept[(at + 1) % kept.length])
    )
    kept.splice(sizes.indexOf(Math.min(...sizes)), 1)
  }
  return kept
}

function triangle(before: Corner, at: Corner, after: Corner): number {
  return Math.abs(
    nearby(at.longitude - before.longitude) * (after.latitude - before.latitude) -
      nearby(after.longitude - before.longitude) * (at.latitude - before.latitude)
  )
}

function nearby(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360)
}

/** Whether three corners or more are in different places; otherwise nothing lies inside. */
export function enclosesAnything(corners: readonly Corner[]): boolean {
  const places = corners.map(({ latitude, longitude }) => `${longitude},${latitude}`)
  return new Set(places).size >= MIN_CORNERS
}

export function counterclockwise<Point extends Corner>(corners: readonly Point[]): Point[] {
  return signedArea(corners) < 0 ? corners.toReversed() : [...corners]
}

/** Twice the area; positive counterclockwise. */
export function signedArea(outline: readonly Corner[]): number {
  return outline.reduce((sum, { latitude, longitude }, at) => {
    const next = outline[(at + 1) % outline.length]
    return sum + longitude * next.latitude - next.longitude * latitude
  }, 0)
}

/** Of an area drawn on a map. */
export const MIN_CORNERS = 3
const MAX_CORNERS = 100
/** Of one drawn freehand, before it is simplified; more don’t fit in an address. */
export const MAX_DRAWN_CORNERS = 500
