import type { Finish, FloorPattern, RugPattern } from '#app/redesign/looks/look'
import type { LinearRgb } from '#app/redesign/looks/oklab'
import type { RoomAnalysis } from '#app/redesign/analysis/room_analyst'
import { floorMaterial } from '#app/redesign/finishes/floors'
import { rugColor, type RugPlace } from '#app/redesign/finishes/rugs'
import { mix, scaled } from '#app/redesign/finishes/material'
import { MaskedMean } from '#app/redesign/math/blur'
import { smoothstep } from '#app/redesign/math/noise'
import { lay, percentile, toLinear, type Canvas } from './canvas.js'
import { PlanePoint } from './plane_point.js'
import { SURFACE } from '#app/redesign/surface'

/** pixels covering fewer meters than this take their center's color */
const FINE = 0.004
/** meters: beyond this no floor detail is visible */
const FAR = 60
/** points per side of the square whose colors a floor has where no perspective is left */
const MEAN_POINTS = 12
/** meters */
const MEAN_STEP = 0.23
/** samples per pixel, in each direction */
const SAMPLES = 2

type FloorPaint = (u: number, v: number, footprint: number) => LinearRgb

/** Lays a floor in true perspective, with a rug if there is room for one. */
export function layFloor(
  target: Canvas,
  source: Canvas,
  luminance: Float32Array,
  room: RoomAnalysis,
  floor: Finish<FloorPattern>,
  rug: Finish<RugPattern> | null,
  place: RugPlace | null
): void {
  const material = floorMaterial(floor.pattern, floor.colors.map(toLinear))
  const paint =
    rug && place ? withRug(material, rug.colors.map(toLinear), rug.pattern, place) : material
  draw(target, source, luminance, room, room.mattes.floor, paint)
}

export function changeRug(
  target: Canvas,
  source: Canvas,
  luminance: Float32Array,
  room: RoomAnalysis,
  rug: Finish<RugPattern>,
  place: RugPlace
): void {
  const colors = rug.colors.map(toLinear)
  const paint: FloorPaint = (u, v, footprint) =>
    rugColor(rug.pattern, colors, place, u, v, footprint)
  draw(target, source, luminance, room, room.mattes.rug, paint)
}

function withRug(
  floor: FloorPaint,
  colors: readonly LinearRgb[],
  pattern: RugPattern,
  place: RugPlace
): FloorPaint {
  return (u, v, footprint) => {
    const inX = place.width / 2 - Math.abs(u - place.x)
    const inY = place.depth / 2 - Math.abs(v - place.y)
    const edge = Math.min(inX, inY)
    const below = floor(u, v, footprint)
    if (edge < -0.06) return below
    const shadow = 1 - 0.25 * smoothstep(-0.06, 0, edge)
    const dark: LinearRgb = [below[0] * shadow, below[1] * shadow, below[2] * shadow]
    const share = smoothstep(-0.01, 0.01 + footprint * 0.5, edge)
    return mix(dark, rugColor(pattern, colors, place, u, v, footprint), share)
  }
}

function draw(
  target: Canvas,
  source: Canvas,
  luminance: Float32Array,
  room: RoomAnalysis,
  matte: Float32Array,
  paint: FloorPaint
): void {
  const { width, height } = source
  const lightAt = lightOn(luminance, matte, width, height)
  const point = new PlanePoint(room.frame, room.box, 'floor')
  const isTold = room.corrected.has(SURFACE.floor)
  const far = meanOf(paint)
  for (const [at, share] of matte.entries()) {
    if (share < 0.01) continue
    const x = at % width
    const y = Math.floor(at / width)
    point.moveTo(x + 0.5, y + 0.5)
    const isBeyond = point.v < 0 || point.v > FAR
    if (isBeyond && !isTold) continue
    const color = isBeyond
      ? far
      : point.footprint < FINE
        ? paintAt(point, paint)
        : mixedAt(x, y, point, paint)
    const light = lightAt(x, y)
    lay(target, at, color[0] * light, color[1] * light, color[2] * light, share)
  }
}

/** The color of a floor that a person marked where none can be, such as beyond the horizon. */
function meanOf(paint: FloorPaint): LinearRgb {
  const sum: LinearRgb = [0, 0, 0]
  for (let point = 0; point < MEAN_POINTS * MEAN_POINTS; point++) {
    const [u, v] = [point % MEAN_POINTS, Math.floor(point / MEAN_POINTS)]
    const color = paint(FAR + u * MEAN_STEP, FAR + v * MEAN_STEP, MEAN_STEP)
    for (let channel = 0; channel < 3; channel++) sum[channel] += color[channel]
  }
  return scaled(sum, 1 / (MEAN_POINTS * MEAN_POINTS))
}

function paintAt({ u, v, footprint }: PlanePoint, paint: FloorPaint): LinearRgb {
  return paint(u, v, footprint)
}

/** Far away, a pixel is wider than a joint, so its color is averaged over several points. */
function mixedAt(x: number, y: number, point: PlanePoint, paint: FloorPaint): LinearRgb {
  const sum: LinearRgb = [0, 0, 0]
  const covered = point.footprint / SAMPLES
  for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
    point.moveTo(
      x + ((sample % SAMPLES) + 0.5) / SAMPLES,
      y + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES
    )
    const color = paint(point.u, point.v, covered)
    for (let channel = 0; channel < 3; channel++) {
      sum[channel] += color[channel] / (SAMPLES * SAMPLES)
    }
  }
  return sum
}

/** Light on the old floor without its pattern: broad light, and a little fine detail. */
function lightOn(
  luminance: Float32Array,
  matte: Float32Array,
  width: number,
  height: number
): (x: number, y: number) => number {
  const reference = percentile(luminance, 0.6, (at) => matte[at] > 0.6)
  const plane = { values: luminance, width, height }
  const broad = new MaskedMean(plane, matte, width * 0.012)
  const fine = new MaskedMean(plane, matte, Math.max(1, width * 0.004))
  return (x, y) => {
    const light = Math.max(0.04, (0.65 * broad.at(x, y) + 0.35 * fine.at(x, y)) / reference)
    return light > 1 ? 1 + (light - 1) * 0.6 : light
  }
}
