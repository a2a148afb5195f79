import { SURFACE } from '#app/redesign/surface'
import { joinDoubted } from './join_doubted.js'
import type { LabImage } from './lab_image.js'
import { seeObjects, type SeenObject } from './object_chances.js'
import type { SeenSurfaces } from './surface_network.js'
import { keepThinObjects } from './thin_objects.js'

/** how much more probable another label must be */
const MARGIN = 0.12
/** Less probable floors are something else: objects lie on floors, and floors are seldom hidden. */
const MIN_FLOOR = 0.5

/** Surfaces that are replaced, and from which mean probability on. */
const SURE: readonly [surface: number, chance: number][] = [
  [SURFACE.floor, 0.68],
  [SURFACE.ceiling, 0.56],
  [SURFACE.wall, 0.63],
]
/** of a surface: if less of it is sure, none of it is replaced, because patches would show */
const MIN_SURE = 0.4

/** closer tints are the same floor, in light and shade */
const SAME_TINT = 0.1
/** of the floor: smaller parts of another tint don't make it doubtful */
const MIN_OTHER = 0.15
/** how much more probable one of two floors must be */
const CLEARLY = 0.12

/** A less probable object of a surface is sure too if a larger, sure one has its color. */
const LENIENCE = 0.2
const ALIKE = { tint: 0.04, lightness: 0.12, larger: 2 }

export interface SettledLabels {
  /** the best guess at each pixel */
  labels: Uint8Array
  /** the same, but what the network doubts is kept as it is */
  sure: Uint8Array
}

/**
 * Labels each object by the network's average over its pixels, so areas end at the edges of
 * objects. A doubtful object is replaced completely or not at all.
 */
export function settleLabels(
  found: Uint8Array,
  seen: SeenSurfaces,
  colors: LabImage
): SettledLabels {
  const { objects, objectOf } = seeObjects(found, seen, colors)
  const settled = objects.map((object) => ({ ...object, label: settle(object) }))
  const sure = settled.map(({ label }) => label)
  for (const [surface, chance] of SURE) doubt(settled, sure, surface, chance)
  const doubted = settled.map(({ label }, object) => label !== sure[object])
  const sizes = settled.map(({ size }) => size)
  joinDoubted(sure, doubted, sizes, objectOf, colors)
  return {
    labels: Uint8Array.from(objectOf, (object) => settled[object].label),
    sure: keepThinObjects(
      Uint8Array.from(objectOf, (object) => sure[object]),
      colors
    ),
  }
}

function settle({ label, chances }: SeenObject): number {
  const candidates = chances.slice()
  candidates[label] += MARGIN
  if (chances[SURFACE.floor] < MIN_FLOOR) candidates[SURFACE.floor] = 0
  return candidates.indexOf(Math.max(...candidates))
}

function doubt(objects: SeenObject[], sure: number[], surface: number, chance: number): void {
  const own = [...objects.keys()].filter((index) => objects[index].label === surface)
  const certain = own.filter((index) => objects[index].chances[surface] >= chance)
  const trusted = surface === SURFACE.floor ? oneFloor(objects, certain) : certain
  trusted.push(...alikeAmong(objects, own, trusted, surface, chance - LENIENCE))
  const isPatchy = sizeOf(objects, trusted) < sizeOf(objects, own) * MIN_SURE
  const kept = new Set(isPatchy ? [] : trusted)
  for (const index of own) if (!kept.has(index)) sure[index] = SURFACE.keep
}

function alikeAmong(
  objects: SeenObject[],
  own: number[],
  trusted: number[],
  surface: number,
  chance: number
): number[] {
  const known = new Set(trusted)
  return own.filter((index) => {
    const object = objects[index]
    if (known.has(index) || object.chances[surface] < chance) return false
    return trusted.some((other) => {
      const { size, lightness } = objects[other]
      const isLarger = size > object.size * ALIKE.larger
      const isAsLight = Math.abs(lightness - object.lightness) < ALIKE.lightness
      return isLarger && isAsLight && distance(object, objects[other]) < ALIKE.tint
    })
  })
}

/** Of two floors of different tints, one is a bed or a table: the clearly likelier one, or none. */
function oneFloor(objects: SeenObject[], floor: number[]): number[] {
  const groups: number[][] = []
  const largestFirst = floor.toSorted((one, other) => objects[other].size - objects[one].size)
  for (const index of largestFirst) {
    const same = groups.find(([first]) => distance(objects[first], objects[index]) < SAME_TINT)
    if (same) same.push(index)
    else groups.push([index])
  }
  const least = sizeOf(objects, floor) * MIN_OTHER
  const large = groups.filter((group) => sizeOf(objects, group) >= least)
  if (large.length < 2) return floor
  const chances = large.map((group) => chanceOf(objects, group))
  const [best, next] = chances.toSorted((one, other) => other - one)
  return best - next < CLEARLY ? [] : large[chances.indexOf(best)]
}

function chanceOf(objects: SeenObject[], group: number[]): number {
  const sum = group.reduce(
    (all, index) => all + objects[index].chances[SURFACE.floor] * objects[index].size,
    0
  )
  return sum / sizeOf(objects, group)
}

function sizeOf(objects: SeenObject[], group: number[]): number {
  return group.reduce((sum, index) => sum + objects[index].size, 0)
}

function distance({ tint: [a, b] }: SeenObject, other: SeenObject): number {
  return Math.hypot(a - other.tint[0], b - other.tint[1])
}
