import type { RgbImage } from '#app/redesign/analysis/line_detector'
import type { RoomAnalysis } from '#app/redesign/analysis/room_analyst'
import { PLANES } from '#app/redesign/analysis/room_box'
import type { Look, Oklab } from '#app/redesign/looks/look'
import { linearToOklab, oklabToLinear } from '#app/redesign/looks/oklab'
import {
  canvasOf,
  copyOf,
  luminanceOf,
  lay,
  percentile,
  type Canvas,
} from '#app/redesign/painting/canvas'
import { dyed } from '#app/redesign/painting/choose_dyes'
import { coverWalls } from '#app/redesign/painting/cover_walls'
import { balanceWhite, develop } from '#app/redesign/painting/develop'
import { dyeFurniture } from '#app/redesign/painting/dye_furniture'
import { changeRug, layFloor } from '#app/redesign/painting/lay_floor'
import { addCove, paintCeiling } from '#app/redesign/painting/paint_ceiling'
import { findRug, placeRug } from '#app/redesign/painting/place_rug'
import { planeMap } from '#app/redesign/painting/plane_point'
import { reflectOnFloor } from '#app/redesign/painting/reflect_on_floor'
import { SURFACE } from '#app/redesign/surface'

/** Below this the room's shape is a guess: only light and fabrics change. */
export const TRUSTED = 0.5

/** Below this a new rug might lie on a bed. */
const SURE_OF_FLOOR = 0.75

/** factor on a look's hidden light: pale ceilings clip above this */
const COVE = 0.36

/** Less of the image in new finishes would be patches. */
const MIN_REPLACED = 0.1

export interface RedesignedRoom extends RgbImage {
  /** whether the room was too unclear for the look's finishes */
  isLightOnly: boolean
}

/** Redesigns a room, keeping windows, light and shade. @param onShare progress, 0 to 1 */
export function redesignRoom(
  room: RoomAnalysis,
  look: Look,
  onShare: (share: number) => void
): RedesignedRoom {
  const planes = planeMap(room)
  const hasFloor = floorIsSeen(room, planes)
  const isTrusted = room.confidence >= TRUSTED
  const isLightOnly =
    wantsFinish(look) &&
    (!isTrusted || (replacedShare(room, look, hasFloor) < MIN_REPLACED && !isMarked(room, look)))
  const source = canvasOf(room.image)
  balanceWhite(source, room.mattes)
  const luminance = luminanceOf(source)
  const target = copyOf(source)
  onShare(0.1)

  if (look.furniture > 0) dyeFurniture(target, source, room.mattes.furniture, look)
  dyeCurtains(target, source, room.mattes.curtain, look.curtains)
  onShare(0.3)
  if (isTrusted && !isLightOnly) {
    if (look.ceiling) paintCeiling(target, source, luminance, room.mattes.ceiling, look.ceiling)
    coverWalls(target, source, luminance, room, look.walls, look.accentWall)
    onShare(0.6)
    if (look.light.cove > 0) addCove(target, room, planes, look.light.cove * COVE)
    if (hasFloor) furnishFloor(target, source, luminance, room, look)
  }
  onShare(0.85)
  const { width, height } = source
  return { data: develop(target, look.light, look.grade), width, height, isLightOnly }
}

function wantsFinish({ walls, ceiling, floor }: Look): boolean {
  return walls !== null || ceiling !== null || floor !== null
}

/** Whether a person marked what the look changes: that is no patch, however small. */
function isMarked({ corrected }: RoomAnalysis, { walls, ceiling, floor }: Look): boolean {
  return (
    (walls !== null && corrected.has(SURFACE.wall)) ||
    (ceiling !== null && corrected.has(SURFACE.ceiling)) ||
    (floor !== null && corrected.has(SURFACE.floor))
  )
}

function replacedShare({ mattes }: RoomAnalysis, look: Look, hasFloor: boolean): number {
  const share = (matte: Float32Array) => matte.reduce((sum, part) => sum + part, 0) / matte.length
  return (
    (look.walls ? share(mattes.wall) : 0) +
    (look.ceiling ? share(mattes.ceiling) : 0) +
    (look.floor && hasFloor ? share(mattes.floor) : 0)
  )
}

function furnishFloor(
  target: Canvas,
  source: Canvas,
  luminance: Float32Array,
  room: RoomAnalysis,
  { floor, rug }: Look
): void {
  const lying = findRug(room)
  const place = rug && !lying && room.confidence >= SURE_OF_FLOOR ? placeRug(room) : null
  if (floor) {
    layFloor(target, source, luminance, room, floor, rug, place)
    reflectOnFloor(target, room, floor.pattern, place)
  }
  if (rug && lying) changeRug(target, source, luminance, room, rug, lying)
}

/** of the area where the room's shape has its floor */
const MIN_SHARE = 0.32

/**
 * Whether enough floor is visible to replace it; otherwise patches between furniture would stay
 * old. A floor that a person marked is always replaced.
 * @param planes of `planeMap`
 */
export function floorIsSeen({ mattes, corrected }: RoomAnalysis, planes: Uint8Array): boolean {
  if (corrected.has(SURFACE.floor)) return true
  let floor = 0
  let seen = 0
  for (const [at, plane] of planes.entries()) {
    if (PLANES[plane - 1] !== 'floor') continue
    floor++
    seen += mattes.floor[at] + mattes.rug[at]
  }
  return seen > floor * MIN_SHARE
}

/** how far curtains shift to the target lightness: light still shines through them */
const LIFT = 0.7

/** Dyes whole curtains; their folds keep their depth. */
function dyeCurtains(target: Canvas, source: Canvas, matte: Float32Array, color: Oklab): void {
  const own = Math.cbrt(percentile(luminanceOf(source), 0.6, (at) => matte[at] > 0.6))
  const lightness = own + (color[0] - own) * LIFT
  const scale = lightness / color[0]
  const dye = {
    from: [own, 0, 0] as const,
    to: [lightness, color[1] * scale, color[2] * scale] as const,
  }
  for (const [at, share] of matte.entries()) {
    if (share < 0.02) continue
    const lab = linearToOklab(source.red[at], source.green[at], source.blue[at])
    const [next, a, b] = dyed(lab[0], 0, 0, dye)
    const light = oklabToLinear(next, a, b)
    lay(target, at, light[0], light[1], light[2], share)
  }
}
