import type { LabImage } from '#app/redesign/builtin/analysis/lab_image'

export interface FurniturePiece {
  lightness: number
  a: number
  b: number
  size: number
}

export interface FoundPieces {
  pieces: FurniturePiece[]
  /** piece number of each pixel; -1 without furniture */
  pieceOf: Int32Array
}

/** weight of lightness versus color when separating pieces */
const LIGHT = 0.35
const COLOR = 2
/** larger values give larger pieces: see Felzenszwalb and Huttenlocher */
const SCALE = 1.2
/** of the image: smaller pieces merge into neighbors */
const MIN_SHARE = 0.0006

/** Segments furniture by color (Felzenszwalb and Huttenlocher 2004). */
export function findPieces(image: LabImage, isFurniture: (at: number) => boolean): FoundPieces {
  const count = image.width * image.height
  const furniture = Uint8Array.from({ length: count }, (_, at) => (isFurniture(at) ? 1 : 0))
  const edges = edgesOf(image, furniture)
  const forest = new Forest(count)
  for (const { from, to, step } of edges) {
    const [one, other] = [forest.rootOf(from), forest.rootOf(to)]
    if (one !== other && step <= Math.min(forest.limitOf(one), forest.limitOf(other))) {
      forest.join(one, other, step)
    }
  }
  for (const { from, to, step } of edges) {
    const [one, other] = [forest.rootOf(from), forest.rootOf(to)]
    if (one === other) continue
    const smaller = Math.min(forest.sizes[one], forest.sizes[other])
    if (smaller < count * MIN_SHARE) forest.join(one, other, step)
  }
  return collect(image, furniture, forest)
}

interface Edge {
  from: number
  to: number
  step: number
}

function edgesOf(image: LabImage, furniture: Uint8Array): Edge[] {
  const { width, height } = image
  const edges: Edge[] = []
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      if (!furniture[at]) continue
      const ways = [x + 1 < width ? 1 : 0, y + 1 < height ? width : 0]
      for (const way of ways) {
        if (way === 0 || !furniture[at + way]) continue
        edges.push({ from: at, to: at + way, step: stepBetween(image, at, at + way) })
      }
    }
  return edges.sort((one, other) => one.step - other.step)
}

function stepBetween({ lightness, a, b }: LabImage, one: number, other: number): number {
  const light = (lightness[one] - lightness[other]) * LIGHT
  return Math.hypot(light, (a[one] - a[other]) * COLOR, (b[one] - b[other]) * COLOR)
}

class Forest {
  readonly sizes: Float64Array
  readonly #parents: Int32Array
  readonly #widest: Float64Array

  constructor(count: number) {
    this.#parents = Int32Array.from({ length: count }, (_, at) => at)
    this.sizes = new Float64Array(count).fill(1)
    this.#widest = new Float64Array(count)
  }

  rootOf(at: number): number {
    let root = at
    while (this.#parents[root] !== root) {
      this.#parents[root] = this.#parents[this.#parents[root]]
      root = this.#parents[root]
    }
    return root
  }

  limitOf(root: number): number {
    return this.#widest[root] + SCALE / this.sizes[root]
  }

  join(one: number, other: number, step: number): void {
    const [into, gone] = this.sizes[one] >= this.sizes[other] ? [one, other] : [other, one]
    this.#parents[gone] = into
    this.sizes[into] += this.sizes[gone]
    this.#widest[into] = step
  }
}

function collect(image: LabImage, furniture: Uint8Array, forest: Forest): FoundPieces {
  const numbers = new Map<number, number>()
  const pieces: FurniturePiece[] = []
  const pieceOf = new Int32Array(furniture.length).fill(-1)
  for (const [at, is] of furniture.entries()) {
    if (!is) continue
    const root = forest.rootOf(at)
    let number = numbers.get(root)
    if (number === undefined) {
      number = pieces.push({ lightness: 0, a: 0, b: 0, size: 0 }) - 1
      numbers.set(root, number)
    }
    pieceOf[at] = number
    const piece = pieces[number]
    piece.lightness += image.lightness[at]
    piece.a += image.a[at]
    piece.b += image.b[at]
    piece.size++
  }
  for (const piece of pieces) {
    piece.lightness /= piece.size
    piece.a /= piece.size
    piece.b /= piece.size
  }
  return { pieces, pieceOf }
}
