import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import opentype, { type Font, type PathCommand } from 'opentype.js'

const SCRIPTS = [
  'latin',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
]
const INTER = SCRIPTS.map((script) => `@fontsource/inter/files/inter-${script}`)
const FRAUNCES = SCRIPTS.slice(0, 3).map(
  (script) => `@fontsource/fraunces/files/fraunces-${script}`
)

/** Fraunces has no Cyrillic and no Greek. */
const FACES = { display: [...FRAUNCES, ...INTER], text: INTER }

type Face = keyof typeof FACES

export interface Line {
  face: Face
  /** px */
  size: number
  /** px; what doesn’t fit is cut */
  maxWidth: number
}

const LETTER = /\p{L}/u

const NOWHERE: Partial<Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number>> = {}

const { resolve } = createRequire(import.meta.url)
const loaded = new Map<Face, Promise<Font[]>>()

/**
 * A line of text as the data of an SVG path that begins at 0, 0 on its baseline, and its width in px.
 * It needs no fonts of the system, which servers often lack. Words with letters beyond Latin,
 * Cyrillic and Greek are left out whole: half a name is no name. The path is empty if none is left.
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
  const canDraw = (character: string) => fonts.some((font) => font.hasChar(character))
  const words = text
    .normalize('NFC')
    .split(/\s+/)
    .filter((word) => [...word].every((each) => canDraw(each) || !LETTER.test(each)))
    .map((word) => [...word].filter(canDraw).join(''))
    .filter(Boolean)
  return words.some((word) => LETTER.test(word) || /\p{N}/u.test(word)) ? [...words.join(' ')] : []
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
  const loading = Promise.all(FACES[face].map(readFont))
  loaded.set(face, loading)
  return loading
}

async function readFont(name: string): Promise<Font> {
  const { buffer, byteOffset, byteLength } = await readFile(resolve(`${name}-400-normal.woff`))
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength))
}
