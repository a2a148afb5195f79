import type { DesignOptions } from '#app/redesign/design_options'
import { COLORS } from './colors.js'
import { DESIGNERS, type Designer } from './designers.js'
import type {
  FloorFinish,
  RugFinish,
  WallFinish,
  WallPattern,
  Finish,
  Look,
  Oklab,
  LookTheme,
} from './look.js'
import { LOCATIONS, type Location } from './locations.js'
import { applyWishes } from './apply_wishes.js'
import { chromaOf, hexToOklab, mixOklab } from './oklab.js'
import { readPrompt } from './read_prompt.js'
import { ROOM_TYPES, type RoomType } from './room_types.js'
import { THEMES } from './themes.js'

export interface CombinedLook {
  look: Look
  /** parts of the prompt that were not understood, as written */
  unmet: string[]
}

/** Wood laid in boards; a designer's parquet only changes these patterns. */
const PARQUET = new Set(['planks', 'herringbone', 'chevron'])

/**
 * Combines theme, place, designer, room, colors and prompt; later ones win. The same options and
 * seed give the same look.
 */
export function combineLook(options: DesignOptions, seed: number): CombinedLook {
  const turn = Math.abs(Math.trunc(seed))
  const pick = <Item>(items: readonly Item[]) => items[turn % items.length]
  const theme = byId(THEMES, options.theme) ?? lookThemeFor(options, turn)
  const designer = byId(DESIGNERS, options.designer)
  const location = byId(LOCATIONS, options.location)
  const room = byId(ROOM_TYPES, options.roomType)
  const chosen = options.colors.flatMap((id) => byId(COLORS, id)?.swatches[0] ?? [])

  const look: Look = {
    walls: wallsOf(pick(theme.walls), designer, location),
    accentWall: accentOf(theme, pick(theme.accentWalls), designer, room),
    ceiling: hexToOklab(theme.ceiling),
    floor: floorOf(theme, designer, location, room, turn),
    rug: room && !room.hasRug ? null : rugOf(pick(theme.rugs), designer),
    textiles: theme.textiles.map(hexToOklab),
    curtains: hexToOklab(theme.textiles.at(-1)!),
    wood: hexToOklab(theme.wood),
    accents: [...(location ? [location.accent] : []), ...theme.accents].map(hexToOklab),
    furniture: 1,
    fittings: room?.hasFittings ? 'stay' : 'dye',
    light: {
      warmth: theme.light.warmth + (location?.warmth ?? 0),
      cove: clamp(theme.light.cove + (designer?.cove ?? 0) + (room?.cove ?? 0), 0, 0.9),
      key: theme.light.key + (designer?.key ?? 0) + (location?.key ?? 0) + (room?.key ?? 0),
    },
    grade: { ...theme.grade, contrast: theme.grade.contrast + (designer?.contrast ?? 0) },
  }
  const colored = withColors(look, chosen.map(hexToOklab))
  const wishes = readPrompt(options.customPrompt ?? '')
  return { look: applyWishes(colored, wishes), unmet: wishes.unmet }
}

/** Without a theme: one that suits the designer or place, or else by seed. */
export function lookThemeFor(options: DesignOptions, seed: number): LookTheme {
  const text = `${options.designer ?? ''}${options.location ?? ''}${options.roomType ?? ''}`
  let sum = 0
  for (const character of text) sum = (sum * 31 + character.charCodeAt(0)) % 9973
  return THEMES[(text ? sum : seed) % THEMES.length]
}

function wallsOf(
  wall: WallFinish,
  designer: Designer | null,
  location: Location | null
): Finish<WallPattern> {
  const local = location?.wall && wall.pattern === 'paint' ? location.wall : wall.pattern
  const pattern = designer?.walls[local] ?? local
  const colors = wall.colors.map(hexToOklab).map((color) => {
    const pulled = location ? mixOklab(color, hexToOklab(location.wallTone), location.pull) : color
    return mannered(pulled, designer)
  })
  return { pattern, colors: colorsFor(pattern, colors) }
}

function accentOf(
  theme: LookTheme,
  picked: WallFinish | null,
  designer: Designer | null,
  room: RoomType | null
): Finish<WallPattern> | null {
  if (designer?.accent === 'never') return null
  const wanted = picked ?? (designer?.accent === 'always' ? theme.accentWalls.find(Boolean) : null)
  if (!wanted) return null
  const asked = designer?.walls[wanted.pattern] ?? wanted.pattern
  const pattern = room?.accent ?? asked
  const colors = wanted.colors.map(hexToOklab).map((color) => mannered(color, designer))
  return { pattern, colors: colorsFor(pattern, colors) }
}

/** Derives missing pattern colors from the base color. */
function colorsFor(pattern: WallPattern, colors: readonly Oklab[]): readonly Oklab[] {
  const [ground, second] = colors
  const [lightness, a, b] = ground
  if (pattern === 'slats' && (colors.length < 2 || lightness > 0.75)) {
    const wood: Oklab = [clamp(lightness - 0.2, 0.35, 0.66), 0.02 + a * 0.4, 0.05 + b * 0.4]
    return [wood, [wood[0] + 0.1, wood[1], wood[2] + 0.005]]
  }
  if (pattern === 'limewash')
    return [ground, second ?? [Math.min(0.97, lightness + 0.05), a * 0.9, b * 0.9]]
  if (pattern === 'tiles') return [ground, [clamp(lightness + 0.03, 0, 0.97), a, b]]
  return colors
}

function mannered(color: Oklab, designer: Designer | null): Oklab {
  if (!designer) return color
  const lightness = clamp(color[0] + designer.lightness, 0.2, 0.97)
  return [lightness, color[1] * designer.chroma, color[2] * designer.chroma]
}

/** The same in all rooms of a home, except where it can't lie. */
function floorOf(
  theme: LookTheme,
  designer: Designer | null,
  location: Location | null,
  room: RoomType | null,
  seed: number
): Finish<FloorFinish['pattern']> {
  const suits = ({ pattern }: FloorFinish) => !room || room.floors.includes(pattern)
  const ofHome = location?.floor ?? theme.floors[seed % theme.floors.length]
  const fits = theme.floors.filter(suits)
  const ofRoom = fits.length > 0 ? fits[seed % fits.length] : STONE
  const floor = suits(ofHome) ? ofHome : ofRoom
  const pattern = designer?.parquet && PARQUET.has(floor.pattern) ? designer.parquet : floor.pattern
  return { pattern, colors: floor.colors.map(hexToOklab) }
}

/** For rooms with water in themes that only have wood. */
const STONE: FloorFinish = { pattern: 'tiles', colors: ['#b9b1a4', '#c6bfb3'] }

function rugOf(rug: RugFinish, designer: Designer | null): Finish<RugFinish['pattern']> {
  const colors = rug.colors.map(hexToOklab)
  const pattern = designer?.rug ?? rug.pattern
  const [ground] = colors
  const drawing: Oklab = [ground[0] - 0.22, ground[1] + 0.01, ground[2] + 0.02]
  return { pattern, colors: colors.length > 1 ? colors : [ground, drawing] }
}

/** Pale colors go to walls, strong ones to one wall and the sofa, others to textiles. */
function withColors(look: Look, chosen: readonly Oklab[]): Look {
  if (chosen.length === 0) return look
  const pale = chosen.filter((color) => color[0] > 0.74)
  const strong = chosen.filter((color) => color[0] <= 0.74)
  const next: Look = { ...look }
  if (pale[0] && look.walls) next.walls = recolored(look.walls, pale[0])
  if (strong[0]) {
    const covered = look.accentWall ?? look.walls
    const pattern =
      covered && covered.pattern !== 'brick' && covered.pattern !== 'slats'
        ? covered
        : { pattern: 'limewash' as const, colors: [strong[0]] }
    next.accentWall = recolored(pattern, strong[0])
  }
  const textiles = [...strong.slice(strong.length > 1 ? 1 : 0), ...pale.slice(1)]
  next.textiles = [...textiles, ...look.textiles]
  next.accents = [...chosen, ...look.accents]
  if (pale.length > 0) next.curtains = mixOklab(pale.at(-1)!, look.curtains, 0.4)
  if (look.rug && chosen.length > 2 && chromaOf(chosen[2]) > 0.02) {
    next.rug = { ...look.rug, colors: [look.rug.colors[0], chosen[2], ...look.rug.colors.slice(2)] }
  }
  return next
}

/** The same covering in another color; a second color keeps its offset from the first. */
export function recolored(finish: Finish<WallPattern>, color: Oklab): Finish<WallPattern> {
  const [ground, ...others] = finish.colors
  const moved = others.map((other): Oklab => [
    clamp(other[0] + color[0] - ground[0], 0.1, 0.98),
    other[1] + (color[1] - ground[1]) * 0.9,
    other[2] + (color[2] - ground[2]) * 0.9,
  ])
  return { pattern: finish.pattern, colors: [color, ...moved] }
}

function byId<Option extends { id: string }>(
  list: readonly Option[],
  id: string | null
): Option | null {
  return list.find((option) => option.id === id) ?? null
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
