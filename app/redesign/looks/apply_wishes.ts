import type { Finish, Look, Oklab, FloorPattern, WallPattern } from './look.js'
import { hexToOklab } from './oklab.js'
import type { PromptWishes, SurfaceWish } from './read_prompt.js'

/** Base colors for a pattern named without a color. */
const PLAIN_FLOORS: Readonly<Record<FloorPattern, readonly string[]>> = {
  planks: ['#a98557', '#cfae86'],
  herringbone: ['#96704a', '#bd9569'],
  chevron: ['#96704a', '#bd9569'],
  tiles: ['#cfc8bd', '#d8d2c8'],
  checker: ['#e9e4da', '#2b2b2d'],
  marble: ['#ece8e1', '#7c756c'],
  terrazzo: ['#e6dccd', '#b5573c', '#5b6b62', '#d9a15e'],
  concrete: ['#8d8a85', '#aeaaa3'],
}
const BRICK = ['#8a4a36', '#a9654b', '#b5aca0']
const SLATS = ['#8f6a48', '#b58e66']

/** Adjusts the look to the person's own words, which override all other choices. */
export function applyWishes(look: Look, wishes: PromptWishes): Look {
  const { walls, accent, ceiling, floor, rug, textiles, curtains, wood } = wishes.surfaces
  const next: Look = { ...look }
  if (walls) {
    next.walls = wallBy(walls, look.walls)
    if (!accent) next.accentWall = null
  }
  if (accent) next.accentWall = wallBy(accent, look.accentWall ?? look.walls)
  if (ceiling) next.ceiling = ceiling.keep ? null : (ceiling.color ?? look.ceiling)
  if (floor) next.floor = floorBy(floor, look.floor)
  if (rug) next.rug = rugBy(rug, look.rug)
  if (textiles) next.textiles = textiles.color ? [textiles.color, ...look.textiles] : look.textiles
  if (curtains?.color) next.curtains = curtains.color
  if (wood?.wood ?? wood?.color) next.wood = wood.wood?.[0] ?? wood.color ?? look.wood
  if (textiles?.keep || wood?.keep) next.furniture = 0
  next.light = {
    warmth: look.light.warmth + wishes.mood.warmth,
    cove: Math.min(0.9, look.light.cove + wishes.mood.cove),
    key: Math.min(0.75, Math.max(0.4, look.light.key + wishes.mood.key)),
  }
  return next
}

function wallBy(wish: SurfaceWish, before: Finish<WallPattern> | null) {
  if (wish.keep) return null
  const pattern = wish.wall ?? (before && !wish.color ? before.pattern : plainOf(before))
  if (pattern === 'brick') return { pattern, colors: bricks(wish.color) }
  if (pattern === 'slats') return { pattern, colors: wish.wood ?? SLATS.map(hexToOklab) }
  const ground = wish.color ?? before?.colors[0] ?? hexToOklab('#e6ddcc')
  if (pattern === 'wallpaper') {
    const side = ground[0] > 0.5 ? -0.25 : 0.25
    const print: Oklab = [ground[0] + side, ground[1] * 1.2, ground[2] * 1.2 + 0.01]
    return { pattern, colors: [ground, print] }
  }
  const second: Oklab = [Math.min(0.98, ground[0] + 0.05), ground[1] * 0.9, ground[2] * 0.9]
  return { pattern, colors: [ground, second] }
}

/** A requested color must show as it is, not as brick, paper or wood. */
function plainOf(before: Finish<WallPattern> | null): WallPattern {
  return before?.pattern === 'limewash' || before?.pattern === 'panelling'
    ? before.pattern
    : 'paint'
}

function bricks(color: Oklab | null): readonly Oklab[] {
  const [dark, light, joint] = BRICK.map(hexToOklab)
  if (!color) return [dark, light, joint]
  return [color, [Math.min(0.97, color[0] + 0.08), color[1], color[2]], joint]
}

function floorBy(wish: SurfaceWish, before: Finish<FloorPattern> | null) {
  if (wish.keep) return null
  const wooden = wish.wood && (!before || !isWooden(before.pattern)) ? 'planks' : before?.pattern
  const pattern = wish.floor ?? wooden ?? 'planks'
  if (wish.wood && isWooden(pattern)) return { pattern, colors: wish.wood }
  const plain = pattern === before?.pattern ? before.colors : PLAIN_FLOORS[pattern].map(hexToOklab)
  if (!wish.color) return { pattern, colors: plain }
  const ground = wish.color
  const light: Oklab = [Math.min(0.97, ground[0] + 0.06), ground[1], ground[2]]
  const [, ...rest] = plain
  return {
    pattern,
    colors: isWooden(pattern) || pattern === 'tiles' ? [ground, light] : [ground, ...rest],
  }
}

function isWooden(pattern: FloorPattern): boolean {
  return pattern === 'planks' || pattern === 'herringbone' || pattern === 'chevron'
}

function rugBy(wish: SurfaceWish, before: Look['rug']): Look['rug'] {
  if (wish.keep) return null
  const ground = wish.color ?? before?.colors[0] ?? hexToOklab('#e0d6c4')
  const drawing: Oklab = [ground[0] + (ground[0] > 0.5 ? -0.25 : 0.3), ground[1], ground[2]]
  const colors = wish.color || !before ? [ground, drawing] : before.colors
  return { pattern: wish.rug ?? before?.pattern ?? 'plain', colors }
}
