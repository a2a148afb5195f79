import type { Finish } from '#app/redesign/looks/look'
import type { WallPattern } from '#app/redesign/looks/finishes'
import type { RoomAnalysis } from '#app/redesign/builtin/analysis/room_analyst'
import { PLANES } from '#app/redesign/builtin/analysis/room_box'
import { WALLS } from '#app/redesign/builtin/analysis/wall_coordinates'
import { showsGround, wallMaterial } from '#app/redesign/builtin/finishes/walls'
import { MaskedMean } from '#app/redesign/builtin/math/masked_mean'
import { lay, percentile, toLinear, type Canvas } from './canvas.js'
import { PlanePoint, wallMap } from './plane_point.js'
import { wallLike } from './wall_likeness.js'

/** of the image's width: light on a wall varies more slowly than this */
const SHADE_RADIUS = 0.009
/** share of fine shading a covering keeps from the wall below */
const DETAIL = 0.45
/** the same for a covering that hides the wall */
const HIDDEN_DETAIL = 0.12
/** color cast the room's light puts on a wall */
const BOUNCE = 0.14
/** of the image: fewer pixels are not a wall */
const MIN_SHARE = 0.004

/** Paints or covers each wall by its own light; `accent` is for the wall facing the camera. */
export function coverWalls(
  target: Canvas,
  source: Canvas,
  luminance: Float32Array,
  room: RoomAnalysis,
  walls: Finish<WallPattern> | null,
  accent: Finish<WallPattern> | null
): void {
  const { width, height } = source
  const wallOf = wallMap(room)
  for (const wall of WALLS) {
    const finish = wall === 'front' && accent ? accent : walls
    const whole = maskOf(room.mattes.wall, wallOf, PLANES.indexOf(wall) + 1)
    if (!finish || !whole) continue
    const mask = wallLike(source, whole)
    const reference = percentile(luminance, 0.62, (at) => mask[at] > 0.6)
    const mean = new MaskedMean({ values: luminance, width, height }, mask, width * SHADE_RADIUS)
    const material = wallMaterial(finish.pattern, finish.colors.map(toLinear))
    const detail = showsGround(finish.pattern) ? DETAIL : HIDDEN_DETAIL
    const point = new PlanePoint(room.frame, room.box, wall)
    for (const [at, share] of mask.entries()) {
      if (share < 0.01) continue
      const x = at % width
      const y = Math.floor(at / width)
      const broad = mean.at(x, y)
      const light = broad + (luminance[at] - broad) * detail
      const shade = softened(Math.max(0.02, light / reference) ** 0.9)
      point.moveTo(x + 0.5, y + 0.5)
      const [red, green, blue] = material(point.u, point.v, point.footprint)
      const tinge = BOUNCE / (luminance[at] + 1e-4)
      lay(
        target,
        at,
        red * shade * (1 - BOUNCE + source.red[at] * tinge),
        green * shade * (1 - BOUNCE + source.green[at] * tinge),
        blue * shade * (1 - BOUNCE + source.blue[at] * tinge),
        share
      )
    }
  }
}

/** Compresses the old wall's highlights, which would clip on a paler one. */
function softened(shade: number): number {
  return shade > 1 ? 1 + (shade - 1) * 0.7 : shade
}

/** One wall's part of the matte; null if it is too small to be a wall. */
function maskOf(matte: Float32Array, wallOf: Uint8Array, wall: number): Float32Array | null {
  const mask = new Float32Array(matte.length)
  let pixels = 0
  for (const [at, share] of matte.entries()) {
    if (wallOf[at] !== wall) continue
    mask[at] = share
    if (share > 0.5) pixels++
  }
  return pixels < mask.length * MIN_SHARE ? null : mask
}
