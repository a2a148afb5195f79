import type { RoomAnalysis } from '#app/redesign/analysis/room_analyst'
import { CAMERA_HEIGHT, PLANES, type RoomBox } from '#app/redesign/analysis/room_box'
import type { Oklab } from '#app/redesign/looks/look'
import { MaskedMean } from '#app/redesign/math/blur'
import { lay, percentile, toLinear, type Canvas } from '#app/redesign/painting/canvas'
import { PlanePoint } from '#app/redesign/painting/plane_point'

const BOUNCE = 0.12

export function paintCeiling(
  target: Canvas,
  source: Canvas,
  luminance: Float32Array,
  matte: Float32Array,
  color: Oklab
): void {
  const { width, height } = source
  const reference = percentile(luminance, 0.6, (at) => matte[at] > 0.6)
  const radius = Math.max(2, Math.round(width * 0.004))
  const mean = new MaskedMean({ values: luminance, width, height }, matte, radius)
  const [red, green, blue] = toLinear(color)
  for (const [at, share] of matte.entries()) {
    if (share < 0.01) continue
    const light =
      ((mean.at(at % width, Math.floor(at / width)) * 0.7 + luminance[at] * 0.3) / reference) **
      0.75
    const shade = light > 1 ? 1 + (light - 1) * 0.4 : light
    const level = 1 / (luminance[at] + 1e-4)
    const bounced = (value: number) => shade * (1 + (value * level - 1) * BOUNCE)
    lay(
      target,
      at,
      red * bounced(source.red[at]),
      green * bounced(source.green[at]),
      blue * bounced(source.blue[at]),
      share
    )
  }
}

/** warm white, linear */
const LIGHT = [1, 0.72, 0.42] as const

/** Light from a hidden strip along the ceiling's edge. @param planes of `planeMap` */
export function addCove(
  target: Canvas,
  { frame, box, mattes, image }: RoomAnalysis,
  planes: Uint8Array,
  strength: number
): void {
  const { width } = image
  const points = PLANES.map((plane) => new PlanePoint(frame, box, plane))
  const top = CAMERA_HEIGHT * (1 + box.ceiling)
  for (const [at, plane] of planes.entries()) {
    const share = mattes.wall[at] + mattes.ceiling[at]
    if (share < 0.02 || PLANES[plane - 1] === 'floor') continue
    const point = points[plane - 1]
    point.moveTo((at % width) + 0.5, Math.floor(at / width) + 0.5)
    const isCeiling = PLANES[plane - 1] === 'ceiling'
    const away = isCeiling ? fromWalls(point, box) : top - point.v
    if (away > 4) continue
    const glow = strength * share * (Math.exp(-away / 0.12) + 0.45 * Math.exp(-away / 0.5))
    target.red[at] += LIGHT[0] * glow * (0.2 + target.red[at])
    target.green[at] += LIGHT[1] * glow * (0.2 + target.green[at])
    target.blue[at] += LIGHT[2] * glow * (0.2 + target.blue[at])
  }
}

function fromWalls({ u, v }: PlanePoint, box: RoomBox): number {
  return Math.min(
    Math.abs(u - box.left * CAMERA_HEIGHT),
    Math.abs(u - box.right * CAMERA_HEIGHT),
    Math.abs(v - box.front * CAMERA_HEIGHT)
  )
}
