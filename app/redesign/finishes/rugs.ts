import type { RugPattern } from '#app/redesign/looks/look'
import type { LinearRgb } from '#app/redesign/looks/oklab'
import { noise, smoothstep } from '#app/redesign/math/noise'
import { mix, scaled } from './material.js'

/** A rug's position on the floor, meters. */
export interface RugPlace {
  x: number
  y: number
  width: number
  depth: number
}

const BORDER = 0.36

export function rugColor(
  pattern: RugPattern,
  colors: readonly LinearRgb[],
  place: RugPlace,
  x: number,
  y: number,
  footprint: number
): LinearRgb {
  const fromX = x - place.x
  const fromY = y - place.y
  const edge = Math.min(place.width / 2 - Math.abs(fromX), place.depth / 2 - Math.abs(fromY))
  const drawn = drawing(pattern, colors, place, fromX, fromY, edge)
  const pile = 0.86 + 0.28 * noise(x * 90, y * 90) * Math.min(1, 0.02 / footprint)
  const wear = 0.08 * (noise(x * 9, y * 9) - 0.5)
  return scaled(drawn, (pile + wear) * (0.8 + 0.2 * smoothstep(0, 0.03, edge)))
}

function drawing(
  pattern: RugPattern,
  colors: readonly LinearRgb[],
  place: RugPlace,
  x: number,
  y: number,
  edge: number
): LinearRgb {
  const [ground, ink] = colors
  switch (pattern) {
    case 'plain':
      return ground
    case 'border':
      return (edge < 0.17 && edge > 0.12) || edge < 0.07 ? ink : ground
    case 'stripes':
      return wave(x, 0.24) < 0.42 ? ink : ground
    case 'lines': {
      const one = Math.abs(fraction((x + y) * 1.65) - 0.5)
      const other = Math.abs(fraction((x - y) * 1.65) - 0.5)
      return one < 0.04 || other < 0.04 ? ink : ground
    }
    case 'persian':
      return mix(persian(colors, place, x, y, edge), ground, 0.2)
  }
}

/** A field of diamonds, a medallion, a border in three bands. */
function persian(
  colors: readonly LinearRgb[],
  place: RugPlace,
  x: number,
  y: number,
  edge: number
): LinearRgb {
  const [ground, ink] = colors
  const third = colors[2] ?? ink
  if (edge < BORDER) {
    if (edge < 0.05) return third
    if (edge < 0.08 || (edge >= 0.28 && edge < 0.31)) return ink
    if (edge >= 0.31) return ground
    const along = Math.abs(x) > place.width / 2 - BORDER ? y : x
    return Math.abs(wave(along, 0.15) - 0.5) < 0.22 ? ink : third
  }
  const radius = Math.hypot(x / place.width, y / place.depth)
  if (radius < 0.2) {
    if (radius > 0.185 || radius < 0.07) return ink
    const petal = Math.sin(Math.atan2(y / place.depth, x / place.width) * 8)
    return petal > 0.2 || radius < 0.09 ? third : ground
  }
  const lozenge = wave(x, 0.32) + wave(y, 0.32)
  if (lozenge > 1.35 || lozenge < 0.35) return ink
  return lozenge > 1.1 || lozenge < 0.55 ? third : ground
}

function wave(value: number, period: number): number {
  return Math.abs(fraction(value / period) - 0.5) * 2
}

function fraction(value: number): number {
  return value - Math.floor(value)
}
