import { fractal, hash } from '#app/redesign/math/noise'
import type { LinearRgb } from '#app/redesign/looks/oklab'

/**
 * Color of a surface at a point.
 * @param x meters, right on floors and along walls
 * @param y meters, away on floors, up on walls
 * @param footprint meters per pixel: finer detail fades
 */
export type Material = (x: number, y: number, footprint: number) => LinearRgb

export function mix(from: LinearRgb, to: LinearRgb, share: number): LinearRgb {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]
}

export function scaled(color: LinearRgb, factor: number): LinearRgb {
  return [color[0] * factor, color[1] * factor, color[2] * factor]
}

/** Grain along `along` between two tones, different for each board. */
export function wood(
  along: number,
  across: number,
  board: number,
  [dark, light]: readonly LinearRgb[]
): LinearRgb {
  const shift = hash(board, 7) * 50
  const grain = fractal(along * 1.3 + shift, across * 24 + shift, 4)
  const rings = Math.sin(
    (across * 9 + fractal(along * 0.7 + shift, across * 3 + shift, 3) * 6) * 3.1
  )
  const tone = 0.34 * hash(board, 3) + 0.42 * grain + 0.1 * (rings * 0.5 + 0.5)
  return mix(dark, light, Math.min(1, tone))
}

/**
 * Visibility of a joint at a distance, 0 to 1; fades with coarse pixels.
 * @param distance to the edge, in meters
 * @param width of the joint, in meters
 */
export function joint(distance: number, width: number, footprint: number): number {
  const reach = Math.max(width, footprint * 0.8)
  if (distance >= reach) return 0
  const share = 1 - Math.max(0, distance) / reach
  return share * share * (3 - 2 * share) * Math.min(1, width / reach + 0.1)
}
