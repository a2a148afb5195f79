import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import opentype, { type Font, type PathCommand } from 'opentype.js'

const FACES = {
  display: '@fontsource/fraunces/files/fraunces',
  text: '@fontsource/inter/files/inter',
}
const SUBSETS = ['latin', 'latin-ext']

type Face = keyof typeof FACES

export interface Line {
  face: Face
  /** px */
  size: number
  /** px; what doesn’t fit is cut */
  maxWidth: number
}

const NOWHERE: Partial<Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number>> = {}

const { resolve } = createRequire(import.meta.url)
const loaded = new Map<Face, Promise<Font[]>>()

/**
 * A line of text as the data of an SVG path that begins at 0, 0 on its baseline, and its width in px.
 * It needs no fonts of the system, which servers often lack. Characters beyond Latin are left out.
 */
export async function outlinedText(
  text: string,
  { face, size, maxWidth }: Line
): Promise<{ path: string; width: number }> {
  const fonts = await fontsOf(face)
  const characters = drawable(text, fonts)
  let shown = characters
  while (shown.length > 1 && widthOf(shown, fonts, size) > maxWidth) {
    shown = [...characters.slice(0, shown.length - (shown === characters ? 1 : 2)), '…']
  }
  let x = 0
  const parts = shown.map((character) => {
    const font = fontFor(character, fonts)
    const glyph = font.charToGlyph(character)
    const part = glyph.getPath(x, 0, size).commands.map(written).join('')
    x += advance(character, font, size)
    return part
  })
  return { path: parts.join(''), width: x }
}

/** The library's own writer runs numbers together. */
function written(command: PathCommand): string {
  const { type, ...points } = command
  const { x1, y1, x2, y2, x, y } = { ...NOWHERE, ...points }
  const numbers = [x1, y1, x2, y2, x, y].filter((number) => number !== undefined)
  return `${type}${numbers.map((number) => number.toFixed(1)).join(' ')}`
}

function drawable(text: string, fonts: readonly Font[]): string[] {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  return [...plain].filter((character) => fonts.some((font) => font.hasChar(character)))
}

function widthOf(characters: readonly string[], fonts: readonly Font[], size: number): number {
  return characters.reduce((sum, each) => sum + advance(each, fontFor(each, fonts), size), 0)
}

function advance(character: string, font: Font, size: number): number {
  return ((font.charToGlyph(character).advanceWidth ?? 0) * size) / font.unitsPerEm
}

function fontFor(character: string, fonts: readonly Font[]): Font {
  return fonts.find((font) => font.hasChar(character)) ?? fonts[0]!
}

function fontsOf(face: Face): Promise<Font[]> {
  const known = loaded.get(face)
  if (known) return known
  const loading = Promise.all(SUBSETS.map((subset) => readFont(`${FACES[face]}-${subset}`)))
  loaded.set(face, loading)
  return loading
}

async function readFont(name: string): Promise<Font> {
  const { buffer, byteOffset, byteLength } = await readFile(resolve(`${name}-400-normal.woff`))
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength))
}
