import type { LabImage } from '#app/redesign/analysis/lab_image'

export interface FurniturePiece {
  lightness: number
  a: number
  b: number
  size: number
  /** numbers of the pieces beside it */
  touches: Set<number>
}

export interface FoundPieces {
  pieces: FurniturePiece[]
  /** piece number of each pixel; -1 without furniture */
  pieceOf: Int32Array
}

export interface Fineness {
  /** weight of lightness when separating pieces; that of color is 2 */
  light: number
  /** larger values give larger pieces: see Felzenszwalb and Huttenlocher */
  scale: number
  /** of the image: smaller pieces merge into neighbors */
  minShare: number
}

const COLOR = 2
/** an armchair is one piece, in light and shade */
const OBJECTS: Fineness = { light: 0.35, scale: 1.2, minShare: 0.0006 }

/** Segments furniture by color (Felzenszwalb and Huttenlocher 2004). */
export function findPieces(
  image: LabImage,
  isFurniture: (at: number) => boolean,
  { light, scale, minShare }: Fineness = OBJECTS
): FoundPieces {
  const count = image.width * image.height
  const furniture = Uint8Array.from({ length: count }, (_, at) => (isFurniture(at) ? 1 : 0))
  const edges = edgesOf(image, furniture, light)
  const forest = new Forest(count, scale)
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
    if (smaller < count * minShare) forest.join(one, other, step)
  }
  const found = collect(image, furniture, forest)
  noteTouching(found, edges)
  return found
}

interface Edge {
  from: number
  to: number
  step: number
}

function edgesOf(image: LabImage, furniture: Uint8Array, light: number): Edge[] {
  const { width, height } = image
  const edges: Edge[] = []
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      if (!furniture[at]) continue
      const ways = [x + 1 < width ? 1 : 0, y + 1 < height ? width : 0]
      for (const way of ways) {
        if (way === 0 || !furniture[at + way]) continue
        edges.push({ from: at, to: at + way, step: stepBetween(image, at, at + way, light) })
      }
    }
  return edges.sort((one, other) => one.step - other.step)
}

function stepBetween(
  { lightness, a, b }: LabImage,
  one: number,
  other: number,
  light: number
): number {
  const byLight = (lightness[one] - lightness[other]) * light
  const byA = (a[one] - a[other]) * COLOR
  const byB = (b[one] - b[other]) * COLOR
  return Math.sqrt(byLight * byLight + byA * byA + byB * byB)
}

class Forest {
  readonly sizes: Float64Array
  readonly #parents: Int32Array
  readonly #widest: Float64Array

  constructor(
    count: number,
    private readonly scale: number
  ) {
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
    return this.#widest[root] + this.scale / this.sizes[root]
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
      number = pieces.push({ lightness: 0, a: 0, b: 0, size: 0, touches: new Set() }) - 1
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

function noteTouching({ pieces, pieceOf }: FoundPieces, edges: Edge[]): void {
  for (const { from, to } of edges) {
    const [one, other] = [pieceOf[from], pieceOf[to]]
    if (one === other) continue
    pieces[one].touches.add(other)
    pieces[other].touches.add(one)
  }
}
