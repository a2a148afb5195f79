import type { Oklab } from '#app/redesign/looks/look'

export interface Dye {
  from: Oklab
  to: Oklab
}

/** share of its own color variation an object keeps: grain, weave, pattern */
const VARIATION = 0.5
/** more lightening shows noise on dark objects, more darkening clips highlights */
const MAX_LIGHTENING = 1.4
const MAX_DARKENING = 0.5
/** cloth in the sun stays cloth: from here on lightness levels off toward white */
const BRIGHT = 0.8
/** below this, colors in a photo are noise */
const DARK = 0.05

/** Recolors furniture. Colors scale with lightness, so folds and shadows keep their depth. */
export function dyed(lightness: number, a: number, b: number, { from, to }: Dye): Oklab {
  const level = Math.max(DARK, lightness)
  const ratio = Math.min(MAX_LIGHTENING, Math.max(MAX_DARKENING, to[0] / from[0]))
  const next = ratio > 1 ? held(lightness * ratio, lightness) : lightness * ratio
  return [
    next,
    next * (to[1] / to[0] + (a / level - from[1] / from[0]) * VARIATION),
    next * (to[2] / to[0] + (b / level - from[2] / from[0]) * VARIATION),
  ]
}

/** Compresses a raised lightness so that it doesn't clip; never below the original. */
function held(raised: number, before: number): number {
  if (raised < BRIGHT) return raised
  const above = (raised - BRIGHT) / (1 - BRIGHT)
  return Math.max(before, BRIGHT + (1 - BRIGHT) * 0.7 * (1 - Math.exp(-above)))
}
