/** The start of a text, at most so many code units, without half of an emoji at its end. */
export function cutShort(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, '')
}
