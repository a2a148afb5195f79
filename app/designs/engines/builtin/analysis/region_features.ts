import { features as colorOf, unlikeness, type ColorMode } from './color_modes.js'
import { isOutdoors, type JudgedRectangle } from './judge_rectangles.js'
import type { Region } from './region.js'
import { CAMERA_HEIGHT, rayThrough, type RoomBox } from './room_box.js'
import type { RoomFrame } from './room_frame.js'
import type { Reach } from './seeds.js'
import type { SurfaceModels } from './surface_models.js'
import { toWall, WALLS } from './wall_coordinates.js'

/** What the features of a region are counted from. */
export interface Setting {
  frame: RoomFrame
  box: RoomBox
  rectangles: JudgedRectangle[]
  models: SurfaceModels
  reach: Reach
  width: number
  height: number
}

/** Contrast beyond this is out of reach. */
const FAR = 1
/** features of a region itself that its surroundings are asked for too */
const SHARED = 22

/**
 * What the forest knows of each region: colour against the room's own
 * surfaces, place in the room, what is reached from where, and the mean of the
 * same over its neighbours and theirs.
 */
export function featuresOf(regions: Region[], setting: Setting): Float32Array[] {
  const own = regions.map((region, index) => ownFeatures(region, index, setting))
  const around = averaged(own, regions)
  const further = averaged(around, regions)
  return own.map((values, index) =>
    Float32Array.from([
      ...values,
      ...around[index].slice(0, SHARED),
      ...further[index].slice(0, SHARED),
    ])
  )
}

function ownFeatures(region: Region, index: number, setting: Setting): number[] {
  const { models, reach, frame, width, height } = setting
  const side = region.planes[3] + region.planes[5]
  const wall = wallModes(region, models)
  const x = ((region.x + 0.5) * frame.width) / width
  const y = ((region.y + 0.5) * frame.height) / height
  return [
    region.planes[1],
    region.planes[2],
    region.planes[4],
    side,
    Math.min(FAR, reach.wall[index]),
    Math.min(FAR, reach.floor[index]),
    Math.min(FAR, reach.thing[index]),
    Math.min(9, unlikeness(region, wall, 0.042)),
    Math.min(9, unlikeness(region, models.floor, 0.05)),
    Math.min(9, unlikeness(region, models.ceiling, 0.11)),
    region.contradiction,
    region.crossing,
    region.window,
    region.door,
    region.picture,
    region.curtain,
    region.across,
    region.along,
    region.lightness,
    Math.hypot(region.a, region.b),
    region.a,
    region.b,
    ...differences(region, wall[0]),
    ...differences(region, models.floor[0]),
    region.across - region.along,
    isOutdoors(region.lightness, region.a, region.b) ? 1 : 0,
    region.y / height,
    Math.abs(region.x / width - 0.5),
    region.atBase,
    Math.max(0, ...region.neighbours.map((one) => one.contrast)),
    meanContrast(region),
    ...placeInRoom(x, y, region, setting),
  ]
}

function wallModes(region: Region, models: SurfaceModels): ColorMode[] {
  const shares = [region.planes[3], region.planes[4], region.planes[5]]
  const own = models.walls[shares.indexOf(Math.max(...shares))]
  return own.length > 0 ? own : models.walls.flat()
}

function differences(region: Region, mode: ColorMode | undefined): number[] {
  if (!mode) return [0, 0, 0]
  return colorOf(region).map((value, part) => value - mode.at[part])
}

function meanContrast(region: Region): number {
  let sum = 0
  let border = 0
  for (const one of region.neighbours) {
    sum += one.contrast * one.border
    border += one.border
  }
  return border > 0 ? sum / border : 0
}

/** Height on the wall or depth on the floor, metres; height as a share of the room's; way to the next window. */
function placeInRoom(x: number, y: number, region: Region, setting: Setting): number[] {
  const { frame, box, rectangles } = setting
  const shares = [region.planes[3], region.planes[4], region.planes[5]]
  const wall = WALLS[shares.indexOf(Math.max(...shares))]
  const point = toWall(frame, box, wall, x, y)
  const v = point ? Math.max(-2, Math.min(5, point.v)) : -2
  const share = v / (CAMERA_HEIGHT * (1 + box.ceiling))
  const windows = rectangles.filter((one) => one.kind === 'window' && one.wall === wall)
  const away = windows.map((one) =>
    point ? Math.max(0, one.left - point.u, point.u - one.right) : 9
  )
  const [down, right, forward] = rayThrough(frame, x, y)
  const depth = down > 0.02 ? Math.min(12, (CAMERA_HEIGHT * forward) / down) : 12
  const aside = down > 0.02 ? Math.min(8, Math.abs((CAMERA_HEIGHT * right) / down)) : 8
  const toBack = box.front * CAMERA_HEIGHT - depth
  return [v, share, Math.min(9, ...away), depth, aside, Math.max(-3, toBack), windows.length]
}

function averaged(values: (number[] | Float32Array)[], regions: Region[]): Float32Array[] {
  return regions.map((region, index) => {
    const sum = new Float32Array(SHARED)
    let weight = 0
    for (const { region: to, border, contrast } of region.neighbours) {
      const share = border * Math.exp(-contrast * 6)
      weight += share
      for (let part = 0; part < SHARED; part++) sum[part] += values[to][part] * share
    }
    if (weight === 0) return Float32Array.from(values[index].slice(0, SHARED))
    return sum.map((value) => value / weight)
  })
}
