import type { LabImage } from './lab_image.js'

/** pixels around a border to relabel */
const BAND = 4
/** side of the squares that color is learned from; a pixel uses its own and adjacent squares */
const CELL = 10
const ROUNDS = 1
const LABELS = 9

interface Model {
  count: number
  lightness: number
  a: number
  b: number
}

/** Redraws borders per pixel by local color. Borders between planes follow the room's shape. */
export function refineLabels(labels: Uint8Array, planes: Uint8Array, image: LabImage): Uint8Array {
  let refined = labels
  for (let round = 0; round < ROUNDS; round++) refined = refineOnce(refined, planes, image)
  return refined
}

function refineOnce(labels: Uint8Array, planes: Uint8Array, image: LabImage): Uint8Array {
  const { width, height } = image
  const sure = insides(labels, planes, width, height)
  const columns = Math.ceil(width / CELL)
  const models = learn(labels, sure, image, columns)
  const refined = labels.slice()
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (sure[at]) continue
      refined[at] = nearestLabel(at, x, y, labels[at], image, models, columns)
    }
  return majority(refined, width, height)
}

function insides(
  labels: Uint8Array,
  planes: Uint8Array,
  width: number,
  height: number
): Uint8Array {
  const sure = new Uint8Array(labels.length).fill(1)
  const border = (at: number, other: number) =>
    labels[at] !== labels[other] && planes[at] === planes[other]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const isBorder =
        (x + 1 < width && border(at, at + 1)) || (y + 1 < height && border(at, at + width))
      if (!isBorder) continue
      for (let row = Math.max(0, y - BAND); row <= Math.min(height - 1, y + BAND); row++)
        for (let column = Math.max(0, x - BAND); column <= Math.min(width - 1, x + BAND); column++)
          sure[row * width + column] = 0
    }
  return sure
}

function learn(
  labels: Uint8Array,
  sure: Uint8Array,
  { lightness, a, b, width }: LabImage,
  columns: number
): Map<number, Model> {
  const models = new Map<number, Model>()
  for (const [at, label] of labels.entries()) {
    if (!sure[at]) continue
    const cell = Math.floor(at / width / CELL) * columns + Math.floor((at % width) / CELL)
    const key = cell * LABELS + label
    const model = models.get(key) ?? { count: 0, lightness: 0, a: 0, b: 0 }
    model.count++
    model.lightness += lightness[at]
    model.a += a[at]
    model.b += b[at]
    models.set(key, model)
  }
  for (const model of models.values()) {
    model.lightness /= model.count
    model.a /= model.count
    model.b /= model.count
  }
  return models
}

/** cost of changing a pixel's label, in squared color difference */
const LOYALTY = 0.0006

function nearestLabel(
  at: number,
  x: number,
  y: number,
  own: number,
  { lightness, a, b }: LabImage,
  models: Map<number, Model>,
  columns: number
): number {
  let best = own
  let least = Infinity
  const column = Math.floor(x / CELL)
  const row = Math.floor(y / CELL)
  for (let down = -1; down <= 1; down++)
    for (let right = -1; right <= 1; right++) {
      if (column + right < 0 || column + right >= columns || row + down < 0) continue
      const cell = (row + down) * columns + column + right
      for (let label = 1; label < LABELS; label++) {
        const model = models.get(cell * LABELS + label)
        if (!model || model.count < 6) continue
        const difference =
          0.6 * (lightness[at] - model.lightness) ** 2 +
          2.5 * ((a[at] - model.a) ** 2 + (b[at] - model.b) ** 2) +
          (label === own ? 0 : LOYALTY)
        if (difference < least) {
          least = difference
          best = label
        }
      }
    }
  return best
}

function majority(labels: Uint8Array, width: number, height: number): Uint8Array {
  const smooth = labels.slice()
  const votes = new Uint8Array(LABELS)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      votes.fill(0)
      for (let row = -1; row <= 1; row++)
        for (let column = -1; column <= 1; column++) votes[labels[(y + row) * width + x + column]]++
      const own = labels[y * width + x]
      if (votes[own] >= 4) continue
      smooth[y * width + x] = votes.indexOf(Math.max(...votes))
    }
  return smooth
}
