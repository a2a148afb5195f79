/** Enough for a whole room, too short for a new set of rules. */
export const LONGEST_WISH = 500

/**
 * Somebody's own words as one line that can stand between double quotes:
 * nothing in it ends the quotation, begins a paragraph or is invisible.
 * Shortened at a word; null where nothing is left.
 */
export function cleanWish(words: string | null): string | null {
  const line = (words ?? '')
    .normalize('NFKC')
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .replace(/["\u201C-\u201F\u00AB\u00BB\u300C-\u300F`]/g, "'")
    .replace(/[<>{}[\]\\|#*_~]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()
  return shorten(line) || null
}

function shorten(line: string): string {
  if (line.length <= LONGEST_WISH) return line
  const cut = line.slice(0, LONGEST_WISH + 1)
  return cut.slice(0, cut.lastIndexOf(' ') + 1 || LONGEST_WISH).trim()
}
