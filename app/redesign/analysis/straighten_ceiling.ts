import { ceilingLines, distanceTo, Edge, type CeilingLine } from './ceiling_lines.js'
import { SURFACE } from '#app/redesign/surface'
import type { LabImage } from './lab_image.js'
import type { SettledLabels } from './settle_labels.js'

/** of the width: what goes further beyond a line is another part of the room */
const MAX_BULGE = 0.12
/** px of the labels: flatter ones are the bend of a lens, or the photo's own */
const MIN_BULGE = 4
/** how much more the photo has to change along the line than along the bulge */
const CLEARER = 1.5
const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

/**
 * Walls meet ceilings in straight lines. Where no edge is seen between them, labels follow the
 * borders of chance pieces: what bulges beyond a line without an edge of its own is cut off.
 */
export function straightenCeiling(found: SettledLabels, colors: LabImage): SettledLabels {
  const labels = found.labels.slice()
  for (const line of ceilingLines(found.labels, colors)) {
    for (const bulge of bulgesBeyond(line, labels, colors)) {
      for (const at of bulge) labels[at] = other(labels[at])
    }
  }
  const sure = found.sure.map((label, at) => {
    const isSurface = label === SURFACE.wall || label === SURFACE.ceiling
    return isSurface && label === found.labels[at] ? labels[at] : label
  })
  return { labels, sure }
}

function other(label: number): number {
  return label === SURFACE.wall ? SURFACE.ceiling : SURFACE.wall
}

/** Parts on the wrong side of a line whose own outline is seen less than the line. */
function bulgesBeyond(line: CeilingLine, labels: Uint8Array, colors: LabImage): number[][] {
  const wrong = wrongSides(line, labels, colors.width)
  const bulges: number[][] = []
  for (const start of wrong) {
    const bulge = bulgeFrom(start, wrong, line, labels, colors)
    const isCut = bulge.deepest >= MIN_BULGE && !bulge.goesOn && bulge.own.length > 0
    if (isCut && bulge.along.contrast > bulge.own.contrast * CLEARER) bulges.push(bulge.pixels)
  }
  return bulges
}

/** Wall above the line and ceiling below it. */
function wrongSides(line: CeilingLine, labels: Uint8Array, width: number): Set<number> {
  const wrong = new Set<number>()
  for (const [at, label] of labels.entries()) {
    if (label !== SURFACE.wall && label !== SURFACE.ceiling) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    const place = line.normal[1] * x - line.normal[0] * y
    const distance = distanceTo(line, [x, y])
    if (place < line.from || place > line.to || Math.abs(distance) > width * MAX_BULGE) continue
    if (label === SURFACE.wall ? distance > 0 : distance < 0) wrong.add(at)
  }
  return wrong
}

/** The connected part around a pixel, taken out of `wrong`, and its edges. */
function bulgeFrom(
  start: number,
  wrong: Set<number>,
  line: CeilingLine,
  labels: Uint8Array,
  colors: LabImage
) {
  const { width, height } = colors
  const own = new Edge(colors)
  const along = new Edge(colors)
  const pixels = [start]
  const known = new Set(pixels)
  let goesOn = false
  let deepest = 0
  wrong.delete(start)
  for (const at of pixels) {
    const [x, y] = [at % width, Math.floor(at / width)]
    deepest = Math.max(deepest, Math.abs(distanceTo(line, [x, y])))
    for (const [dx, dy] of STEPS) {
      if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue
      const beside = at + dy * width + dx
      if (known.has(beside)) continue
      if (labels[beside] !== labels[at]) {
        if (labels[beside] === other(labels[at])) own.add(...across(x, y, dx, dy, colors))
      } else if (wrong.delete(beside)) {
        known.add(beside)
        pixels.push(beside)
      } else {
        const distance = distanceTo(line, [x + dx, y + dy])
        const isOverLine = labels[at] === SURFACE.wall ? distance <= 0 : distance >= 0
        if (isOverLine) along.add(...across(x, y, dx, dy, colors))
        else goesOn = true
      }
    }
  }
  return { pixels, own, along, goesOn, deepest }
}

/** One pixel before a border, and one beyond. */
function across(
  x: number,
  y: number,
  dx: number,
  dy: number,
  { width, height }: LabImage
): [before: number, beyond: number] {
  const pixel = (steps: number) =>
    Math.min(height - 1, Math.max(0, y + dy * steps)) * width +
    Math.min(width - 1, Math.max(0, x + dx * steps))
  return [pixel(-1), pixel(2)]
}
