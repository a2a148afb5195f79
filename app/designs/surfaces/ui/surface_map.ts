import { DOUBTED } from '#app/redesign/surface'
import type { Pixels } from './surface_png.js'

/** A small part of a photo that belongs to one surface. */
export interface Piece {
  /** center, px of the map */
  x: number
  y: number
  /** pixel indexes */
  pixels: Uint32Array
}

/** side of the squares that replace pieces on a blank map, px */
const SQUARE = 16

/** A small version of a photo: the surface and piece of each pixel. */
export class SurfaceMap {
  readonly pieces: readonly Piece[]

  constructor(
    readonly width: number,
    readonly height: number,
    /** bytes of `SURFACE` */
    readonly found: Uint8Array,
    /** piece number of each pixel */
    readonly pieceOf: Uint16Array,
    /** 1 where the surface is a guess, and stays as it is unless a person says what it is */
    readonly doubted: Uint8Array = new Uint8Array(found.length)
  ) {
    this.pieces = collectPieces(pieceOf, width)
  }

  /** From `surfaces.png`, see `drawSurfaces`. */
  static from({ width, height, data }: Pixels): SurfaceMap {
    const found = new Uint8Array(width * height)
    const doubted = new Uint8Array(width * height)
    const pieceOf = new Uint16Array(width * height)
    for (let at = 0; at < found.length; at++) {
      found[at] = data[at * 3] & ~DOUBTED
      doubted[at] = data[at * 3] & DOUBTED ? 1 : 0
      pieceOf[at] = data[at * 3 + 1] * 256 + data[at * 3 + 2]
    }
    return new SurfaceMap(width, height, found, pieceOf, doubted)
  }

  /** No surfaces, and squares for pieces. */
  static blank(width: number, height: number): SurfaceMap {
    const across = Math.ceil(width / SQUARE)
    const pieceOf = new Uint16Array(width * height)
    for (const at of pieceOf.keys()) {
      const row = Math.floor(Math.floor(at / width) / SQUARE)
      pieceOf[at] = row * across + Math.floor((at % width) / SQUARE)
    }
    return new SurfaceMap(width, height, new Uint8Array(width * height), pieceOf)
  }

  /** Whether nothing was recognized. */
  get isEmpty(): boolean {
    return this.found.every((surface) => surface === 0)
  }

  /** Pixel index; null if outside. */
  pixelAt(x: number, y: number): number | null {
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const isInside = column >= 0 && row >= 0 && column < this.width && row < this.height
    return isInside ? row * this.width + column : null
  }
}

function collectPieces(pieceOf: Uint16Array, width: number): Piece[] {
  const pixels: number[][] = []
  for (const [at, piece] of pieceOf.entries()) (pixels[piece] ??= []).push(at)
  return Array.from(pixels, (own = []) => {
    let [x, y] = [0, 0]
    for (const at of own) {
      x += at % width
      y += Math.floor(at / width)
    }
    const size = Math.max(1, own.length)
    return { x: x / size, y: y / size, pixels: Uint32Array.from(own) }
  })
}
