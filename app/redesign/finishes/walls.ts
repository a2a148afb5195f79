import type { WallPattern } from '#app/redesign/looks/look'
import type { LinearRgb } from '#app/redesign/looks/oklab'
import { fractal, hash, smoothstep } from '#app/redesign/math/noise'
import { joint, mix, scaled, wood, type Material } from './material.js'
import { leafPrint } from './leaf_print.js'

type Maker = (colors: readonly LinearRgb[]) => Material

const paint: Maker = (colors) => () => colors[0]

const limewash: Maker = (colors) => (x, y) => {
  const cloud = fractal(x * 1.5, y * 1.5, 5) * 0.65 + fractal(x * 0.6 + 9, y * 0.7 + 3, 3) * 0.35
  const color = mix(colors[0], colors[1], smoothstep(0.3, 0.72, cloud) * 0.8)
  return scaled(color, 0.94 + 0.12 * fractal(x * 9, y * 9, 3))
}

const SLAT = 0.075
const SLAT_GAP = 0.3

const slats: Maker = (colors) => (x, y, footprint) => {
  const slat = Math.floor(x / SLAT)
  const inside = x / SLAT - slat
  const blur = Math.max(0.04, (footprint / SLAT) * 0.7)
  const gap = 1 - SLAT_GAP
  const on =
    smoothstep(0, blur, inside) * (1 - smoothstep(gap - blur * 0.5, gap + blur * 0.5, inside))
  const round = 0.82 + 0.18 * Math.sin(Math.min(1, inside / gap) * 3.14)
  const color = scaled(wood(y, inside * 0.06, slat, colors), round)
  const ground = scaled(colors[0], 0.13)
  const mean = mix(ground, scaled(mix(colors[0], colors[1], 0.45), 0.94), gap)
  const drawn = mix(ground, color, on)
  return mix(drawn, mean, smoothstep(0.3, 1, footprint / SLAT))
}

const PANEL = 0.85
const RAIL = { from: 0.8, to: 0.86 }
const SKIRTING = 0.11

const panelling: Maker = (colors) => (x, y, footprint) => {
  const panel = Math.floor(x / PANEL)
  const inside = x - panel * PANEL
  let light = 1
  const upper = moulding(inside, y, 0.95, 2.25, footprint)
  const lower = moulding(inside, y, 0.16, 0.72, footprint)
  light *= upper * lower
  if (y > RAIL.from && y < RAIL.to) light *= y > 0.83 ? 1.12 : 0.86
  if (y < SKIRTING) light *= y > 0.095 ? 0.86 : 1.05
  return scaled(colors[0], light)
}

/** Light on a molding's slopes: the upper and left ones are lit, the others shaded. */
function moulding(x: number, y: number, bottom: number, top: number, footprint: number): number {
  const width = 0.022
  const fromSide = Math.min(x - 0.12, PANEL - 0.04 - x)
  const fromEnd = Math.min(y - bottom, top - y)
  const inside = Math.min(fromSide, fromEnd)
  if (inside < -0.002 || inside > width * 2) return 1
  const isSide = fromSide < fromEnd
  const catches = isSide ? x - 0.12 < PANEL - 0.04 - x : y - bottom >= top - y
  const slope = inside < width ? 1 : -1
  const strength = 0.17 * (isSide ? 0.7 : 1) * Math.min(1, 0.02 / Math.max(0.02, footprint * 1.2))
  const end = 1 - smoothstep(width * 1.6, width * 2, inside)
  return 1 + strength * slope * (catches ? 1 : -1) * end
}

const BRICK_WIDTH = 0.24
const BRICK_HEIGHT = 0.075

const brick: Maker = (colors) => {
  const mortar = colors[2] ?? scaled(colors[0], 1.3)
  const mean = mix(mix(colors[0], colors[1], 0.5), mortar, 0.16)
  return (x, y, footprint) => {
    const row = Math.floor(y / BRICK_HEIGHT)
    const shifted = x + ((row & 1) * BRICK_WIDTH) / 2
    const column = Math.floor(shifted / BRICK_WIDTH)
    const insideX = shifted - column * BRICK_WIDTH
    const insideY = y - row * BRICK_HEIGHT
    const edge = Math.min(insideX, BRICK_WIDTH - insideX, insideY, BRICK_HEIGHT - insideY)
    const tone = 0.7 * hash(column, row) + 0.3 * fractal(x * 20, y * 20, 3)
    const stone = scaled(mix(colors[0], colors[1], tone), 0.88 + 0.24 * fractal(x * 30, y * 30, 2))
    const width = Math.max(0.006, footprint * 0.7)
    const gap = 1 - smoothstep(width * 0.4, width, edge)
    const drawn = mix(stone, mortar, gap * Math.min(1, 0.012 / width))
    return mix(drawn, mean, smoothstep(0.25, 0.8, footprint / BRICK_HEIGHT))
  }
}

const WALL_TILE = 0.1

const tiles: Maker = (colors) => (x, y, footprint) => {
  const column = Math.floor(x / WALL_TILE)
  const row = Math.floor(y / WALL_TILE)
  const insideX = x - column * WALL_TILE
  const insideY = y - row * WALL_TILE
  const edge = Math.min(insideX, WALL_TILE - insideX, insideY, WALL_TILE - insideY)
  const own = scaled(
    mix(colors[0], colors[1], hash(column, row)),
    0.9 + 0.2 * hash(row, column + 3)
  )
  const glaze = 0.96 + 0.08 * fractal(x * 14 + hash(column, row) * 9, y * 14, 2)
  const fade = smoothstep(0.3, 1, footprint / WALL_TILE)
  const drawn = mix(
    scaled(own, glaze),
    scaled(colors[0], 1.25),
    joint(edge, 0.004, footprint) * 0.6
  )
  return mix(drawn, colors[0], fade)
}

const MAKERS: Readonly<Record<WallPattern, Maker>> = {
  paint,
  limewash,
  slats,
  panelling,
  brick,
  tiles,
  wallpaper: leafPrint,
}

export function wallMaterial(pattern: WallPattern, colors: readonly LinearRgb[]): Material {
  return MAKERS[pattern](colors.length > 1 ? colors : [colors[0], colors[0]])
}

/** Whether a covering keeps the unevenness below; others hide it. */
export function showsGround(pattern: WallPattern): boolean {
  return pattern === 'paint' || pattern === 'limewash' || pattern === 'panelling'
}
