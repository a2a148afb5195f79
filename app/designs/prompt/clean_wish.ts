/** A wish as a model is told it. */
export interface CleanWish {
  line: string
  /** whether words at the end were left out */
  isShortened: boolean
}

/**
 * Enough for a whole room; short enough that the rules after it still lie
 * within the 512 tokens that some models read.
 */
export const LONGEST_TOLD_WISH = 500

/**
 * Somebody's own words as one line that can stand between double quotes:
 * nothing in it ends the quotation, begins a paragraph or is invisible.
 * Shortened at a word; null where nothing is left.
 */
export function cleanWish(words: string | null): CleanWish | null {
  const whole = (words ?? '')
    .normalize('NFKC')
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .replace(/["\u201C-\u201F\u00AB\u00BB\u300C-\u300F`]/g, "'")
    .replace(/[<>{}[\]\\|#*_~]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()
  const line = shorten(whole)
  return line ? { line, isShortened: line !== whole } : null
}

function shorten(line: string): string {
  if (line.length <= LONGEST_TOLD_WISH) return line
  const cut = line.slice(0, LONGEST_TOLD_WISH + 1)
  return cut.slice(0, cut.lastIndexOf(' ') + 1 || LONGEST_TOLD_WISH).trim()
}
