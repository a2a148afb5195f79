import type { Pixels } from './png_stream.js'

/** A piece of a photograph that is one thing, so that one word about it is enough. */
export interface Piece {
  /** its middle, in px of the map */
  x: number
  y: number
  /** numbers of its pixels, row by row */
  pixels: Uint32Array
}

/** px along a side of the squares that stand in where nobody cut the photograph into pieces */
const SQUARE = 16

/** A small copy of a photograph: what each pixel was taken for, and which piece it belongs to. */
export class SurfaceMap {
  readonly pieces: readonly Piece[]

  constructor(
    readonly width: number,
    readonly height: number,
    /** bytes of `SURFACE` */
    readonly found: Uint8Array,
    /** of each pixel the number of its piece */
    readonly pieceOf: Uint16Array
  ) {
    this.pieces = collectPieces(pieceOf, width)
  }

  /** From `surfaces.png`: red is the surface, green and blue are the piece. */
  static from({ width, height, data }: Pixels): SurfaceMap {
    const found = new Uint8Array(width * height)
    const pieceOf = new Uint16Array(width * height)
    for (let at = 0; at < found.length; at++) {
      found[at] = data[at * 3]
      pieceOf[at] = data[at * 3 + 1] * 256 + data[at * 3 + 2]
    }
    return new SurfaceMap(width, height, found, pieceOf)
  }

  /** Where nothing is known: nothing found, and squares for pieces. */
  static blank(width: number, height: number): SurfaceMap {
    const across = Math.ceil(width / SQUARE)
    const pieceOf = new Uint16Array(width * height)
    for (const at of pieceOf.keys()) {
      const row = Math.floor(Math.floor(at / width) / SQUARE)
      pieceOf[at] = row * across + Math.floor((at % width) / SQUARE)
    }
    return new SurfaceMap(width, height, new Uint8Array(width * height), pieceOf)
  }

  /** Whether no part was recognised. */
  get isEmpty(): boolean {
    return this.found.every((surface) => surface === 0)
  }

  /** The number of the pixel at a place; null outside. */
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
