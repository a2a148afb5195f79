import type { FloorPattern } from '#app/redesign/looks/look'
import type { LinearRgb } from '#app/redesign/looks/oklab'
import { fractal, hash, smoothstep } from '#app/redesign/math/noise'
import { joint, mix, scaled, wood, type Material } from './material.js'

type Maker = (colors: readonly LinearRgb[]) => Material

const PLANK_WIDTH = 0.15
const PLANK_LENGTH = 1.9
const STAVE_WIDTH = 0.115
/** in stave widths */
const STAVE_RATIO = 6
const TILE = 0.6
const CHECKER_TILE = 0.42
const SLAB = 0.9
const DIAGONAL = Math.SQRT1_2

const planks: Maker = (colors) => (x, y, footprint) => {
  const row = Math.floor(x / PLANK_WIDTH)
  const shifted = y + hash(row, 1) * PLANK_LENGTH
  const board = Math.floor(shifted / PLANK_LENGTH)
  const across = x - row * PLANK_WIDTH
  const along = shifted - board * PLANK_LENGTH
  const edge = Math.min(across, PLANK_WIDTH - across, along, PLANK_LENGTH - along)
  const color = wood(along, across, row * 131 + board * 7, colors)
  return mix(color, scaled(color, 0.3), joint(edge, 0.004, footprint))
}

const herringbone: Maker = (colors) => (x, y, footprint) => {
  const u = ((x + y) * DIAGONAL) / STAVE_WIDTH
  const v = ((y - x) * DIAGONAL) / STAVE_WIDTH
  const column = Math.floor(u)
  const row = Math.floor(v)
  const turn = 2 * STAVE_RATIO
  const place = (((column - row) % turn) + turn) % turn
  const isLevel = place < STAVE_RATIO
  const behind = isLevel ? place : turn - 1 - place
  const along = isLevel ? u - column + behind : v - row + (STAVE_RATIO - 1 - (place - STAVE_RATIO))
  const across = isLevel ? v - row : u - column
  const stave = isLevel
    ? hash(column - place, row * 31) * 1e6
    : hash(column * 17 + 5, row - (turn - 1 - place)) * 1e6
  const edge = Math.min(across, 1 - across, along, STAVE_RATIO - along) * STAVE_WIDTH
  const color = wood(along * STAVE_WIDTH, across * STAVE_WIDTH, Math.floor(stave), colors)
  const lit = scaled(color, isLevel ? 1.04 : 0.95)
  return mix(lit, scaled(color, 0.3), joint(edge, 0.003, footprint))
}

const chevron: Maker = (colors) => (x, y, footprint) => {
  const band = 0.5
  const column = Math.floor(x / band)
  const inside = x - column * band
  const slanted = y + (column % 2 === 0 ? inside : band - inside)
  const row = Math.floor(slanted / STAVE_WIDTH)
  const across = slanted - row * STAVE_WIDTH
  const edge = Math.min(across, STAVE_WIDTH - across) * DIAGONAL
  const seam = Math.min(inside, band - inside)
  const color = wood(inside, across, column * 977 + row * 13, colors)
  const lit = scaled(color, column % 2 === 0 ? 1.05 : 0.94)
  return mix(lit, scaled(color, 0.3), joint(Math.min(edge, seam), 0.003, footprint))
}

const tiles: Maker = (colors) => (x, y, footprint) => {
  const column = Math.floor(x / TILE)
  const row = Math.floor(y / TILE)
  const insideX = x - column * TILE
  const insideY = y - row * TILE
  const edge = Math.min(insideX, TILE - insideX, insideY, TILE - insideY)
  const shift = hash(column, row) * 40
  const cloud = fractal(x * 2.2 + shift, y * 2.2 - shift, 4)
  const base = mix(colors[0], colors[1] ?? colors[0], hash(column + 9, row) * 0.7 + cloud * 0.5)
  return mix(base, scaled(base, 0.62), joint(edge, 0.006, footprint))
}

const checker: Maker = (colors) => (x, y, footprint) => {
  const u = ((x + y) * DIAGONAL) / CHECKER_TILE
  const v = ((y - x) * DIAGONAL) / CHECKER_TILE
  const column = Math.floor(u)
  const row = Math.floor(v)
  const insideX = u - column
  const insideY = v - row
  const edge = Math.min(insideX, 1 - insideX, insideY, 1 - insideY) * CHECKER_TILE
  const own = colors[(column + row) & 1]
  const vein = veins(x, y, hash(column, row) * 40, 0.12)
  const color = mix(own, [own[0] * 0.75 + 0.08, own[1] * 0.75 + 0.08, own[2] * 0.75 + 0.08], vein)
  return mix(color, [0.25, 0.24, 0.22], joint(edge, 0.004, footprint))
}

const marble: Maker = (colors) => (x, y, footprint) => {
  const column = Math.floor(x / SLAB)
  const row = Math.floor(y / SLAB)
  const insideX = x - column * SLAB
  const insideY = y - row * SLAB
  const edge = Math.min(insideX, SLAB - insideX, insideY, SLAB - insideY)
  const color = mix(colors[0], colors[1], veins(x, y, hash(column, row) * 40, 0.15))
  return mix(color, scaled(color, 0.7), joint(edge, 0.003, footprint))
}

/** Clouding and two kinds of veins, 0 to 1. */
function veins(x: number, y: number, shift: number, cloudiness: number): number {
  const cloud = fractal(x * 1.6 + shift, y * 1.6 - shift, 5)
  const wide = (1 - Math.abs(Math.sin((x * 0.9 + y * 0.6 + cloud * 3.4 + shift) * 1.4))) ** 16
  const fine = (1 - Math.abs(Math.sin((x * 0.4 - y * 1.1 + cloud * 4.2 + shift) * 2.6))) ** 22
  return Math.min(1, cloudiness * cloud + 0.5 * wide + 0.22 * fine)
}

const terrazzo: Maker = (colors) => {
  const chips = colors.slice(1)
  const sizes = [0.055, 0.03, 0.016]
  return (x, y, footprint) => {
    let color = mix(colors[0], scaled(colors[0], 0.93), fractal(x * 8, y * 8, 3))
    sizes.forEach((size, layer) => {
      const column = Math.floor(x / size)
      const row = Math.floor(y / size)
      for (let down = -1; down <= 1; down++)
        for (let right = -1; right <= 1; right++) {
          const share = chipAt(x, y, column + right, row + down, size, layer, footprint)
          if (share <= 0) continue
          const chip = chips[Math.floor(hash(column + right + 5, row + down + 5) * chips.length)]
          color = mix(color, chip ?? colors[0], share)
        }
    })
    return color
  }
}

function chipAt(
  x: number,
  y: number,
  column: number,
  row: number,
  size: number,
  layer: number,
  footprint: number
): number {
  if (hash(column * 3 + layer, row * 5) > 0.62) return 0
  const awayX = x - (column + hash(column, row + layer)) * size
  const awayY = y - (row + hash(column + layer, row)) * size
  const angle = hash(column + 9, row) * 3.14
  const u = awayX * Math.cos(angle) + awayY * Math.sin(angle)
  const v = awayY * Math.cos(angle) - awayX * Math.sin(angle)
  const radius = size * (0.25 + 0.22 * hash(column, row + 77))
  const outside = Math.max(Math.abs(u) * 1.1, Math.abs(v) * 1.5, Math.abs(u + v) * 0.9) - radius
  const share = 1 - smoothstep(-footprint * 0.5, footprint * 0.5 + 0.001, outside)
  return share * Math.min(1, (size * 0.5) / footprint)
}

const concrete: Maker = (colors) => (x, y) => {
  const cloud = fractal(x * 1.1, y * 1.1, 5)
  const grain = fractal(x * 14, y * 14, 3)
  return mix(colors[0], colors[1], smoothstep(0.25, 0.75, cloud) * 0.75 + 0.2 * (grain - 0.5))
}

const MAKERS: Readonly<Record<FloorPattern, Maker>> = {
  planks,
  herringbone,
  chevron,
  tiles,
  checker,
  marble,
  terrazzo,
  concrete,
}

export function floorMaterial(pattern: FloorPattern, colors: readonly LinearRgb[]): Material {
  return MAKERS[pattern](colors.length > 1 ? colors : [colors[0], colors[0]])
}
