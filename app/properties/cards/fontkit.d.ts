declare module 'fontkit' {
  interface PathCommand {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    args: number[]
  }

  interface GlyphRun {
    glyphs: { path: { commands: PathCommand[] } }[]
    positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    advanceWidth: number
  }

  export interface Font {
    unitsPerEm: number
    /** @param axes such as `wght` */
    getVariation(axes: Record<string, number>): Font
    hasGlyphForCodePoint(codePoint: number): boolean
    /** @param script told from the text by default */
    layout(
      text: string,
      features: string[],
      script: string | undefined,
      language: string | undefined,
      direction: 'ltr' | 'rtl'
    ): GlyphRun
  }

  /** @param data TTF or OTF */
  export function create(data: Uint8Array): Font
}
