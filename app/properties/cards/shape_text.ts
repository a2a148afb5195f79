import bidiFactory from 'bidi-js'
import type { OutlineFont } from './outline_font.js'

/** What a reader sees as one letter, and the font that has all of it. */
export interface DrawnCluster {
  text: string
  font: OutlineFont
}

export interface Outline {
  /** data of an SVG path that begins at 0, 0 on its baseline */
  path: string
  /** px */
  width: number
}

interface Run extends DrawnCluster {
  /** of Unicode’s bidirectional algorithm; odd from right to left */
  level: number
}

const bidi = bidiFactory()

/** Joins letters as their scripts do and puts them in the order in which they are seen. @param size px */
export function shapeText(clusters: readonly DrawnCluster[], size: number): Outline {
  let path = ''
  let x = 0
  for (const { text, font, level } of inSeenOrder(runsOf(clusters))) {
    const scale = size / font.unitsPerEm
    const direction = level % 2 ? 'rtl' : 'ltr'
    for (const glyph of font.draw(text, direction)) {
      const left = x + glyph.xOffset * scale
      for (const { type, values } of glyph.path) {
        const numbers = values.map((value, index) =>
          index % 2 ? -(value + glyph.yOffset) * scale : left + value * scale
        )
        path += type + numbers.map((number) => number.toFixed(1)).join(' ')
      }
      x += glyph.xAdvance * scale
    }
  }
  return { path, width: x }
}

/** Parts of one font and one direction, in the order in which they are read. */
function runsOf(clusters: readonly DrawnCluster[]): Run[] {
  const text = clusters.map((cluster) => cluster.text).join('')
  const { levels } = bidi.getEmbeddingLevels(text)
  const runs: Run[] = []
  let at = 0
  for (const cluster of clusters) {
    const level = levels[at] ?? 0
    const shown = level % 2 ? mirrored(cluster.text) : cluster.text
    const last = runs.at(-1)
    if (last?.font === cluster.font && last.level === level) last.text += shown
    else runs.push({ text: shown, font: cluster.font, level })
    at += cluster.text.length
  }
  return runs
}

/** A bracket that opens to the right opens to the left. */
function mirrored(text: string): string {
  return text.length === 1 ? (bidi.getMirroredCharacter(text) ?? text) : text
}

/** Rule L2 of the algorithm. */
function inSeenOrder(runs: readonly Run[]): Run[] {
  const seen = [...runs]
  const highest = Math.max(0, ...seen.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < seen.length; start++) {
      if (seen[start].level < level) continue
      let end = start
      while (end < seen.length && seen[end].level >= level) end++
      seen.splice(start, end - start, ...seen.slice(start, end).reverse())
      start = end
    }
  }
  return seen
}
