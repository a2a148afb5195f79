import type { Look } from '#app/redesign/looks/look'
import type { RgbImage } from '#app/redesign/builtin/analysis/line_detector'
import type { RoomAnalysis } from '#app/redesign/builtin/analysis/room_analyst'
import { addCove } from './add_cove.js'
import { balanceWhite } from './white_balance.js'
import { canvasOf, copyOf, luminanceOf, type Canvas } from './canvas.js'
import { coverWalls } from './cover_walls.js'
import { develop } from './develop.js'
import { dyeFurniture } from '#app/redesign/builtin/furniture/dye_furniture'
import { dyeCurtains } from './dye_curtains.js'
import { floorIsSeen } from './floor_is_seen.js'
import { changeRug, layFloor } from './lay_floor.js'
import { paintCeiling } from './paint_ceiling.js'
import { findRug, placeRug } from './place_rug.js'
import { planeMap } from './plane_point.js'
import { reflectOnFloor } from './reflect_on_floor.js'

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
    wantsFinish(look) && (!isTrusted || replacedShare(room, look, hasFloor) < MIN_REPLACED)
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
