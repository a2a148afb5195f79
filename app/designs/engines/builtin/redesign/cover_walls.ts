import type { Finish, Oklab } from '#app/designs/looks/look'
import type { WallPattern } from '#app/designs/looks/finishes'
import { oklabToLinear } from '#app/designs/looks/oklab'
import type { RoomAnalysis } from '../analysis/room_analyst.js'
import { WALLS, type Wall } from '../analysis/wall_coordinates.js'
import { showsGround, wallMaterial } from '../finishes/walls.js'
import { maskedBlur } from '../math/box_blur.js'
import { lay, percentile, type Canvas } from './canvas.js'
import { placeOf } from './pixel_place.js'

/** of the picture's width: light on a wall changes slower than this */
const SHADE_RADIUS = 0.009
/** fine light and shade that a covering keeps from the wall below */
const DETAIL = 0.45
/** colour that light carries from the room onto a wall */
const BOUNCE = 0.14
/** fewer pixels than this share of the picture are no wall */
const MIN_SHARE = 0.004

/** Paints or covers the walls, each by its own light; `accent` is for the wall that faces the camera. */
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
  const matte = room.mattes.wall
  WALLS.forEach((wall, index) => {
    const finish = wall === 'front' && accent ? accent : walls
    if (!finish) return
    const isIn = (at: number) => wallOf[at] === index + 1
    let pixels = 0
    const mask = matte.map((share, at) => {
      if (!isIn(at)) return 0
      if (share > 0.5) pixels++
      return share
    })
    if (pixels < mask.length * MIN_SHARE) return
    const reference = percentile(luminance, 0.62, (at) => mask[at] > 0.6)
    const radius = Math.max(2, Math.round(width * SHADE_RADIUS))
    const smooth = maskedBlur(luminance, mask, width, height, radius)
    const material = wallMaterial(finish.pattern, finish.colors.map(toLinear))
    const detail = showsGround(finish.pattern) ? DETAIL : 0.12
    for (const [at, element] of mask.entries()) {
      if (element < 0.01) continue
      const light = smooth[at] + (luminance[at] - smooth[at]) * detail
      const shade = softened(Math.max(0.02, light / reference) ** 0.9)
      const x = (at % width) + 0.5
      const y = Math.floor(at / width) + 0.5
      const place = placeOf(room.frame, room.box, x, y)
      const [red, green, blue] = material(place.u, place.v, place.footprint)
      const level = 1 / (luminance[at] + 1e-4)
      const bounced = (value: number) => shade * (1 + (value * level - 1) * BOUNCE)
      lay(
        target,
        at,
        red * bounced(source.red[at]),
        green * bounced(source.green[at]),
        blue * bounced(source.blue[at]),
        element
      )
    }
  })
}

/** Highlights of the old wall are held back, or they would burn out on a paler one. */
function softened(shade: number): number {
  return shade > 1 ? 1 + (shade - 1) * 0.7 : shade
}

export function toLinear(color: Oklab) {
  const [red, green, blue] = oklabToLinear(...color)
  return [Math.max(0, red), Math.max(0, green), Math.max(0, blue)] as [number, number, number]
}

/** The number of the wall at each pixel, 1 to 3 as `WALLS`; 0 where floor or ceiling is. */
function wallMap({ frame, box, image }: RoomAnalysis): Uint8Array {
  const map = new Uint8Array(image.width * image.height)
  for (let y = 0, at = 0; y < image.height; y++)
    for (let x = 0; x < image.width; x++, at++) {
      const { plane } = placeOf(frame, box, x + 0.5, y + 0.5)
      map[at] = WALLS.indexOf(plane as Wall) + 1
    }
  return map
}
