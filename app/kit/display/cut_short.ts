const graphemes = new Intl.Segmenter()

/** The start of a text, at most so many code units, without a part of an emoji or letter at its end. */
export function cutShort(text: string, max: number): string {
  if (text.length <= max) return text
  const { index } = graphemes.segment(text).containing(max)!
  return text.slice(0, index || max).replace(/[\ud800-\udbff]$/, '')
}
