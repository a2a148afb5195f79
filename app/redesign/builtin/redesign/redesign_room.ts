import type { Finish, Look } from '#app/redesign/looks/look'
import type { WallPattern } from '#app/redesign/looks/finishes'
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

/** Below this the room's shape is a guess: only paint and light change. */
export const TRUSTED = 0.5

/** factor on a look's hidden light: pale ceilings clip above this */
const COVE = 0.36

/** Redesigns a room, keeping windows, light and shade. @param onShare progress, 0 to 1 */
export function redesignRoom(
  room: RoomAnalysis,
  look: Look,
  onShare: (share: number) => void
): RgbImage {
  const isTrusted = room.confidence >= TRUSTED
  const source = canvasOf(room.image)
  balanceWhite(source, room.mattes)
  const luminance = luminanceOf(source)
  const target = copyOf(source)
  onShare(0.1)

  if (look.furniture > 0) dyeFurniture(target, source, room.mattes.furniture, look)
  dyeCurtains(target, source, room.mattes.curtain, look.curtains)
  onShare(0.3)
  if (look.ceiling) paintCeiling(target, source, luminance, room.mattes.ceiling, look.ceiling)
  const [walls, accent] = isTrusted
    ? [look.walls, look.accentWall]
    : [painted(look.walls), painted(look.walls)]
  coverWalls(target, source, luminance, room, walls, accent)
  onShare(0.6)
  if (isTrusted) {
    const planes = planeMap(room)
    if (look.light.cove > 0) addCove(target, room, planes, look.light.cove * COVE)
    if (floorIsSeen(room, planes)) furnishFloor(target, source, luminance, room, look)
  }
  onShare(0.85)
  const { width, height } = source
  return { data: develop(target, look.light, look.grade), width, height }
}

function furnishFloor(
  target: Canvas,
  source: Canvas,
  luminance: Float32Array,
  room: RoomAnalysis,
  { floor, rug }: Look
): void {
  const lying = findRug(room)
  const place = rug && !lying ? placeRug(room) : null
  if (floor) {
    layFloor(target, source, luminance, room, floor, rug, place)
    reflectOnFloor(target, room, floor.pattern, place)
  }
  if (rug && lying) changeRug(target, source, luminance, room, rug, lying)
}

/** The same color without a pattern, which would need the wall's shape. */
function painted(finish: Finish<WallPattern> | null): Finish<WallPattern> | null {
  return finish && { pattern: 'paint', colors: finish.colors }
}
