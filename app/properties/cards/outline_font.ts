import { Blob, Buffer, Direction, Face, Font, shape, Variation } from 'harfbuzzjs'

/** Of what a font draws, upwards from its baseline, in its own units. */
export interface DrawnGlyph {
  path: readonly PathCommand[]
  xAdvance: number
  xOffset: number
  yOffset: number
}

interface PathCommand {
  /** of an SVG path */
  type: string
  values: readonly number[]
}

export interface OutlineFont {
  unitsPerEm: number
  has: (codePoint: number) => boolean
  /** Joins letters as their script does. @returns from left to right */
  draw: (text: string, direction: 'ltr' | 'rtl') => DrawnGlyph[]
}

/** @param data TTF or OTF, variable or not; a variable font is drawn at the weight */
export function openFont(data: Uint8Array, weight: number): OutlineFont {
  const face = new Face(new Blob(data.slice().buffer))
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])
  return {
    unitsPerEm: face.upem,
    has: (codePoint) => font.nominalGlyph(codePoint) !== undefined,
    draw(text, direction) {
      const letters = new Buffer()
      letters.addText(text)
      letters.guessSegmentProperties()
      letters.setDirection(direction === 'rtl' ? Direction.RTL : Direction.LTR)
      shape(font, letters)
      const positions = letters.getGlyphPositions()
      return letters.getGlyphInfos().map(({ codepoint }, at) => {
        const { xAdvance, xOffset, yOffset } = positions[at]!
        return { path: font.glyphToJson(codepoint), xAdvance, xOffset, yOffset }
      })
    },
  }
}
