import { facesFor, fontWith, type Face } from './faces.js'
import type { OutlineFont } from './outline_font.js'
import { shapeText, type DrawnCluster, type Outline } from './shape_text.js'

export interface Line {
  face: Face
  /** px */
  size: number
  /** px; what doesn’t fit is cut */
  maxWidth: number
}

/** More are never shown on a card. */
const MAX_LETTERS = 200

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u
/** A letter that can be told without its marks. */
const MARKED = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]\p{M}+$/u
const MEANT = /[\p{L}\p{N}]/u

/**
 * A line of text as an outline. It needs no fonts of the system, which servers often lack. Words with
 * letters that no installed font has are left out whole: half a name is no name. The path is empty if
 * none is left.
 */
export async function outlinedText(text: string, { face, size, maxWidth }: Line): Promise<Outline> {
  const names = facesFor(text, face)
  const clusters = await drawable(text, names)
  if (!clusters.some((cluster) => MEANT.test(cluster.text))) return { path: '', width: 0 }
  const whole = shapeText(clusters, size)
  if (whole.width <= maxWidth && clusters.length <= MAX_LETTERS) return whole
  const end = await clusterOf('…', names, null)
  return cut(clusters.slice(0, MAX_LETTERS), end ? [end] : [], { size, maxWidth })
}

/** The most letters that fit before the ellipsis. */
function cut(
  clusters: readonly DrawnCluster[],
  end: readonly DrawnCluster[],
  line: Omit<Line, 'face'>
) {
  let [least, most] = [1, clusters.length]
  const upTo = (count: number) => {
    const kept = clusters.slice(0, count)
    while (kept.length > 1 && !kept.at(-1)!.text.trim()) kept.pop()
    return shapeText([...kept, ...end], line.size)
  }
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (upTo(middle).width <= line.maxWidth) least = middle
    else most = middle - 1
  }
  return upTo(least)
}

async function drawable(text: string, names: readonly string[]): Promise<DrawnCluster[]> {
  const shown: DrawnCluster[] = []
  for (const word of text.normalize('NFC').split(/\s+/)) {
    const drawn = await wordOf(word, names, shown.at(-1)?.font ?? null)
    if (!drawn.length) continue
    const space = shown.length ? await clusterOf(' ', names, shown.at(-1)!.font) : null
    shown.push(...(space ? [space] : []), ...drawn)
  }
  return shown
}

/** Without symbols that no font has; empty if it lacks a letter. */
async function wordOf(word: string, names: readonly string[], before: OutlineFont | null) {
  const drawn: DrawnCluster[] = []
  for (const { segment } of letters.segment(word)) {
    const cluster = await clusterOf(segment, names, drawn.at(-1)?.font ?? before)
    if (cluster) drawn.push(cluster)
    else if (/\p{L}/u.test(segment)) return []
  }
  return drawn
}

/** @param before the font of what precedes it, which also takes spaces and punctuation if it can */
async function clusterOf(
  text: string,
  names: readonly string[],
  before: OutlineFont | null
): Promise<DrawnCluster | null> {
  const needed = [...text]
    .filter((each) => !INVISIBLE.test(each))
    .map((each) => each.codePointAt(0)!)
  if (!needed.length) return null
  if (before && !MEANT.test(text) && needed.every((each) => before.has(each))) {
    return { text, font: before }
  }
  const font = await fontWith(needed, names)
  if (font || !MARKED.test(text)) return font && { text, font }
  const [base = ''] = text
  return clusterOf(base, names, before)
}
