export interface CleanWish {
  line: string
  /** whether words at the end were dropped */
  isShortened: boolean
}

/** Leaves room for the rules within 512 tokens. */
export const MAX_CLEAN_WISH_CHARACTERS = 500

/** Makes words safe between double quotes, shortened at a word; null if nothing is left. */
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
  if (line.length <= MAX_CLEAN_WISH_CHARACTERS) return line
  const cut = line.slice(0, MAX_CLEAN_WISH_CHARACTERS + 1)
  return cut.slice(0, cut.lastIndexOf(' ') + 1 || MAX_CLEAN_WISH_CHARACTERS).trim()
}
