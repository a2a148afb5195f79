import type { LabImage } from '#app/redesign/analysis/lab_image'
import { isGround, thingsBefore } from '#app/redesign/analysis/thin_objects'
import { LINEAR, linearToOklab } from '#app/redesign/looks/oklab'

/** Weight of color against lightness: shade changes only lightness. */
const COLOR = 2
/** below this, colors are noise */
const DARK = 0.12

/** contrast of a border above which it may be an edge of the surface; grain raises it */
const EDGE = { least: 0.05, most: 0.14, byGrain: 1.6 }
/** how far a piece may be from the surface's mean color, without its lightness */
const TINT = 0.11
/** how far a piece may be from the lightness around it, which follows shade slowly */
const LIGHT = 0.13
const FOLLOWING = 0.35
/** of an edge's contrast: where two surfaces are known to meet, less of one is an edge */
const KNOWN_EDGE = 0.6
/** pieces around the tap whose borders tell its grain */
const GRAIN_RINGS = 2

/** What is known of each piece: bytes of `SURFACE`, 0 where nothing. */
export interface KnownPieces {
  /** by the engine where it is sure, or by a person */
  surfaceOf: Uint8Array
  /** by a person only */
  saidOf: Uint8Array
}

/** RGBA bytes */
interface Photo {
  width: number
  height: number
  data: ArrayLike<number>
}

interface Border {
  contrast: number
  length: number
}

interface Mean {
  light: number
  warm: number
  green: number
  size: number
}

/**
 * Finds the whole surface around a spot of a photo: pieces of about its color, up to its edges,
 * and to what is known of them.
 */
export class SurfaceGrower {
  readonly #photo: Photo
  readonly #pieceOf: Uint16Array | Int32Array
  readonly #means: Mean[]
  readonly #borders: Map<number, Border>[]
  #lab: LabImage | undefined

  /** @param pieceOf number of the piece of each pixel, from 0 */
  constructor(photo: Photo, pieceOf: Uint16Array | Int32Array) {
    const colors = opponentColors(photo)
    this.#photo = photo
    this.#pieceOf = pieceOf
    let count = 0
    for (const piece of pieceOf) count = Math.max(count, piece + 1)
    this.#means = meansOf(colors, pieceOf, count)
    this.#borders = bordersOf(colors, photo.width, pieceOf, count)
  }

  /** The pixels of the surface around a piece, without legs, bars and rims of other things. */
  pixelsAround(start: number, known?: KnownPieces): number[] {
    const isPart = new Uint8Array(this.#means.length)
    for (const piece of this.surfaceAround(start, known)) isPart[piece] = 1
    const mask = new Float32Array(this.#pieceOf.length)
    for (let at = 0; at < mask.length; at++) mask[at] = isPart[this.#pieceOf[at]]
    this.#lab ??= labOf(this.#photo)
    const isFlat = isGround(known?.surfaceOf[start] ?? 0)
    for (const pixel of thingsBefore(mask, isFlat, this.#lab)) {
      if (this.#pieceOf[pixel] !== start) mask[pixel] = 0
    }
    const pixels: number[] = []
    for (let pixel = 0; pixel < mask.length; pixel++) if (mask[pixel]) pixels.push(pixel)
    return pixels
  }

  /**
   * Stops at what a person named otherwise, and sooner where the engine sees another surface.
   * @returns the numbers of all pieces of the surface, starting with the one tapped
   */
  surfaceAround(start: number, known?: KnownPieces): number[] {
    const edge = this.#edgeAround(start)
    const { light } = this.#means[start]
    const whole = { ...this.#means[start] }
    const lightOf = new Map([[start, light]])
    for (const [from, around] of lightOf) {
      for (const [to, { contrast, length }] of this.#borders[from]) {
        const mean = this.#means[to]
        if (lightOf.has(to) || (known && isOtherwise(known, start, to))) continue
        const limit = known && isBetween(known, from, to) ? edge * KNOWN_EDGE : edge
        if (contrast / length > limit) continue
        if (Math.abs(mean.light - around) > LIGHT || tintDistance(mean, whole) > TINT) continue
        lightOf.set(to, around + (mean.light - around) * FOLLOWING)
        join(whole, mean)
      }
    }
    return [...lightOf.keys()]
  }

  #edgeAround(start: number): number {
    const known = new Set([start])
    for (let ring = 0; ring < GRAIN_RINGS; ring++) {
      for (const piece of [...known])
        for (const other of this.#borders[piece].keys()) known.add(other)
    }
    const contrasts = [...known]
      .flatMap((piece) => [...this.#borders[piece].values()])
      .map(({ contrast, length }) => contrast / length)
      .sort((one, other) => one - other)
    const grain = contrasts[Math.floor(contrasts.length / 2)] ?? 0
    return Math.min(EDGE.most, Math.max(EDGE.least, grain * EDGE.byGrain))
  }
}

/** Whether a person named a piece otherwise than the tapped one is known or named. */
function isOtherwise({ surfaceOf, saidOf }: KnownPieces, start: number, piece: number): boolean {
  return saidOf[piece] !== 0 && saidOf[piece] !== surfaceOf[start]
}

function isBetween({ surfaceOf }: KnownPieces, one: number, other: number): boolean {
  const [here, there] = [surfaceOf[one], surfaceOf[other]]
  return here !== 0 && there !== 0 && here !== there
}

function labOf({ width, height, data }: Photo): LabImage {
  const [lightness, a, b] = [0, 1, 2].map(() => new Float32Array(width * height))
  for (let at = 0; at < lightness.length; at++) {
    const [red, green, blue] = [
      LINEAR[data[at * 4]],
      LINEAR[data[at * 4 + 1]],
      LINEAR[data[at * 4 + 2]],
    ]
    const lab = linearToOklab(red, green, blue)
    lightness[at] = lab[0]
    a[at] = lab[1]
    b[at] = lab[2]
  }
  return { lightness, a, b, width, height }
}

function opponentColors({ width, height, data }: Photo) {
  const light = new Float32Array(width * height)
  const warm = new Float32Array(width * height)
  const green = new Float32Array(width * height)
  for (let at = 0; at < light.length; at++) {
    const [r, g, b] = [data[at * 4] / 255, data[at * 4 + 1] / 255, data[at * 4 + 2] / 255]
    light[at] = (r + g + b) / 3
    warm[at] = (r + g) / 2 - b
    green[at] = g - r
  }
  return { light, warm, green }
}

type Colors = ReturnType<typeof opponentColors>

function meansOf(colors: Colors, pieceOf: Uint16Array | Int32Array, count: number): Mean[] {
  const means = Array.from({ length: count }, (): Mean => ({
    light: 0,
    warm: 0,
    green: 0,
    size: 0,
  }))
  for (const [at, piece] of pieceOf.entries()) {
    const mean = means[piece]
    mean.light += colors.light[at]
    mean.warm += colors.warm[at]
    mean.green += colors.green[at]
    mean.size++
  }
  for (const mean of means) {
    const size = Math.max(1, mean.size)
    mean.light /= size
    mean.warm /= size
    mean.green /= size
  }
  return means
}

/** Colors change over two pixels at an edge, so they are compared two pixels apart. */
function bordersOf(
  { light, warm, green }: Colors,
  width: number,
  pieceOf: Uint16Array | Int32Array,
  count: number
): Map<number, Border>[] {
  const borders = Array.from({ length: count }, () => new Map<number, Border>())
  const add = (from: number, to: number, contrast: number) => {
    const border = borders[from].get(to)
    if (!border) return void borders[from].set(to, { contrast, length: 1 })
    border.contrast += contrast
    border.length++
  }
  const meet = (at: number, step: number, before: number, after: number) => {
    const [one, other] = [pieceOf[at], pieceOf[at + step]]
    if (one === other) return
    const [from, to] = [at - before * step, at + step + after * step]
    const contrast =
      Math.abs(light[from] - light[to]) +
      COLOR * Math.hypot(warm[from] - warm[to], green[from] - green[to])
    add(one, other, contrast)
    add(other, one, contrast)
  }
  const height = light.length / width
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (x + 1 < width) meet(at, 1, Math.min(1, x), Math.min(1, width - 2 - x))
      if (y + 1 < height) meet(at, width, Math.min(1, y), Math.min(1, height - 2 - y))
    }
  return borders
}

function tintDistance(one: Mean, other: Mean): number {
  const [here, there] = [Math.max(DARK, one.light), Math.max(DARK, other.light)]
  return Math.hypot(one.warm / here - other.warm / there, one.green / here - other.green / there)
}

function join(whole: Mean, piece: Mean): void {
  const size = whole.size + piece.size
  const share = piece.size / size
  whole.light += (piece.light - whole.light) * share
  whole.warm += (piece.warm - whole.warm) * share
  whole.green += (piece.green - whole.green) * share
  whole.size = size
}
