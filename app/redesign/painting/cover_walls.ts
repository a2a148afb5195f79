import type { RoomAnalysis } from '#app/redesign/analysis/room_analyst'
import { PLANES, WALLS } from '#app/redesign/analysis/room_box'
import { showsGround, wallMaterial } from '#app/redesign/finishes/walls'
import type { Finish, WallPattern } from '#app/redesign/looks/look'
import { MaskedMean } from '#app/redesign/math/blur'
import { lay, percentile, toLinear, type Canvas } from '#app/redesign/painting/canvas'
import { PlanePoint, wallMap } from '#app/redesign/painting/plane_point'
import { wallLike } from '#app/redesign/painting/wall_like'
import { SURFACE } from '#app/redesign/surface'

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
    const mask = withTold(wallLike(source, whole), whole, room)
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

/** What a person said is wall is painted as such, whatever its color. */
function withTold(
  mask: Float32Array,
  whole: Float32Array,
  { told, labelWidth, image }: Pick<RoomAnalysis, 'told' | 'labelWidth' | 'image'>
): Float32Array {
  if (!told) return mask
  const scale = labelWidth / image.width
  const rows = told.length / labelWidth
  return mask.map((share, at) => {
    const x = Math.min(labelWidth - 1, Math.floor(((at % image.width) + 0.5) * scale))
    const y = Math.min(rows - 1, Math.floor((Math.floor(at / image.width) + 0.5) * scale))
    return told[y * labelWidth + x] === SURFACE.wall ? whole[at] : share
  })
}
