import { COLORS } from './colors.js'
import type { FloorPattern, RugPattern, WallPattern, Oklab } from './look.js'
import { hexToOklab } from './oklab.js'
import * as vocabulary from './prompt_vocabulary.js'
import type { Surface } from './prompt_vocabulary.js'

/** What a person wants for one surface. */
export interface SurfaceWish {
  keep: boolean
  color: Oklab | null
  wood: readonly [Oklab, Oklab] | null
  floor: FloorPattern | null
  wall: WallPattern | null
  rug: RugPattern | null
}

export interface PromptWishes {
  surfaces: Partial<Record<Surface, SurfaceWish>>
  mood: { key: number; warmth: number; cove: number }
  /** clauses or words that were not understood, as written */
  unmet: string[]
}

const COLOR_HEX: Readonly<Record<string, string>> = {
  ...vocabulary.COLOR_WORDS,
  ...Object.fromEntries(COLORS.map((one) => [one.label.toLowerCase(), one.swatches[0]])),
  ...Object.fromEntries(COLORS.map((one) => [one.id, one.swatches[0]])),
}

/** Reads wishes from free text with a small vocabulary, and reports what it doesn't know. */
export function readPrompt(text: string): PromptWishes {
  const wishes: PromptWishes = { surfaces: {}, mood: { key: 0, warmth: 0, cove: 0 }, unmet: [] }
  for (const clause of clausesOf(text)) readClause(clause, wishes)
  return wishes
}

function clausesOf(text: string): string[] {
  const parts = text.split(/[,;.\n!]+|\bwith\b|\bbut\b/i)
  return parts.flatMap((part) => {
    const halves = part.split(/\band\b|&/i)
    return halves.every(standsAlone) ? halves : [part]
  })
}

/** Whether it names a surface and says something about it. */
function standsAlone(clause: string): boolean {
  const said = termsOf(clause).filter((term) => !vocabulary.FILLERS.has(term))
  return surfacesIn(clause).length > 0 && said.length > surfacesIn(clause).length
}

function surfacesIn(clause: string): Surface[] {
  return termsOf(clause).flatMap((term) => vocabulary.SURFACE_WORDS[term] ?? [])
}

function termsOf(clause: string): string[] {
  const words = clause.toLowerCase().match(/[a-z][a-z'’-]*/g) ?? []
  const terms: string[] = []
  for (let at = 0; at < words.length; at++) {
    const pair = `${words[at]} ${words[at + 1]}`
    if (pair in vocabulary.SURFACE_WORDS || pair in COLOR_HEX) {
      terms.push(pair)
      at++
    } else {
      terms.push(words[at].replace('’', "'"))
    }
  }
  return terms
}

function readClause(clause: string, wishes: PromptWishes): void {
  const terms = termsOf(clause)
  const surfaces = new Set(surfacesIn(clause))
  const wish = wishOf(clause, terms)
  addImplied(wish, surfaces)

  const colorless = !wish.color && !wish.wood
  const unknown = terms.filter((term) => !isKnown(term))
  if (colorless || surfaces.size === 0) addMood(terms, wishes)
  for (const surface of surfaces) {
    wishes.surfaces[surface] = merged(wishes.surfaces[surface], wish)
  }
  if (unknown.length > 0) {
    const understood = surfaces.size > 0 || terms.some((term) => term in vocabulary.MOODS)
    wishes.unmet.push(understood ? unknown.join(' ') : clause.trim().replace(/^(and|or)\s+/i, ''))
  }
}

function wishOf(clause: string, terms: string[]): SurfaceWish {
  const shade = shadeOf(terms)
  const wood = first(terms, vocabulary.WOODS)
  const hex = first(terms, COLOR_HEX)
  const lower = clause.toLowerCase()
  return {
    keep: vocabulary.KEEP_WORDS.some((word) => lower.includes(word)),
    color: hex ? shade(hexToOklab(hex)) : null,
    wood: wood ? [shade(hexToOklab(wood[0])), shade(hexToOklab(wood[1]))] : null,
    floor: first(terms, vocabulary.FLOOR_WORDS),
    wall: first(terms, vocabulary.WALL_WORDS),
    rug: first(terms, vocabulary.RUG_WORDS),
  }
}

/** A lone "herringbone" is a floor, "brick" a wall, a color for walls, a wood for furniture. */
function addImplied(wish: SurfaceWish, surfaces: Set<Surface>): void {
  if (surfaces.size > 0 || wish.keep) return
  if (wish.floor) surfaces.add('floor')
  else if (wish.wall) surfaces.add('walls')
  else if (wish.wood) surfaces.add('wood')
  else if (wish.color) surfaces.add('walls')
}

function shadeOf(terms: string[]): (color: Oklab) => Oklab {
  const shade = first(terms, vocabulary.SHADES)
  if (!shade) return (color) => color
  return ([lightness, a, b]) => [
    Math.min(0.97, Math.max(0.12, lightness + shade.lightness)),
    a * shade.chroma,
    b * shade.chroma,
  ]
}

function addMood(terms: string[], wishes: PromptWishes): void {
  for (const term of terms) {
    const mood = own(vocabulary.MOODS, term)
    if (!mood) continue
    wishes.mood.key += mood.key
    wishes.mood.warmth += mood.warmth
    wishes.mood.cove += mood.cove
  }
}

function merged(before: SurfaceWish | undefined, wish: SurfaceWish): SurfaceWish {
  if (!before) return wish
  return {
    keep: before.keep || wish.keep,
    color: wish.color ?? before.color,
    wood: wish.wood ?? before.wood,
    floor: wish.floor ?? before.floor,
    wall: wish.wall ?? before.wall,
    rug: wish.rug ?? before.rug,
  }
}

const KEEP_TERMS = new Set(vocabulary.KEEP_WORDS.flatMap((words) => words.split(' ')))
const KNOWN: readonly Readonly<Record<string, unknown>>[] = [
  vocabulary.SURFACE_WORDS,
  vocabulary.FLOOR_WORDS,
  vocabulary.WALL_WORDS,
  vocabulary.RUG_WORDS,
  vocabulary.WOODS,
  vocabulary.SHADES,
  vocabulary.MOODS,
  COLOR_HEX,
]

function isKnown(term: string): boolean {
  if (vocabulary.FILLERS.has(term) || KEEP_TERMS.has(term)) return true
  return KNOWN.some((words) => Object.hasOwn(words, term))
}

function first<Value>(terms: string[], words: Readonly<Record<string, Value>>): Value | null {
  for (const term of terms) {
    const value = own(words, term)
    if (value !== null) return value
  }
  return null
}

function own<Value>(words: Readonly<Record<string, Value>>, term: string): Value | null {
  return Object.hasOwn(words, term) ? words[term] : null
}
