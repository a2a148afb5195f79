interface Mended {
  text: string
  /** what was done, or what looks damaged */
  notes: string[]
}

const HIGH_BYTES = Uint8Array.from({ length: 128 }, (_, at) => at + 128)
const HIGH_LETTERS = [...new TextDecoder('windows-1252').decode(HIGH_BYTES)]
const BYTES = new Map(HIGH_LETTERS.map((letter, at) => [letter, at + 128]))

/** A letter of UTF-8 whose bytes were read as windows-1252; of Latin, Greek or Cyrillic, or a sign. */
const NEXT = `[${HIGH_LETTERS.slice(0, 64).join('')}]`
const DOUBLED = new RegExp(`[ÂÃÄÅÎÏÐÑ]${NEXT}|â${NEXT}{2}|ð${NEXT}{3}`, 'g')
/** A spreadsheet took the space that was the second byte of `à`. */
const CUT_OFF = /(?<=\p{Ll})Ã(?= ?(?:[",;|\t\r\n]|$))/gu
const FOREIGN = /[\u0080-\uffff]/

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Text that was made UTF-8 twice, `LibertÃ©` for `Liberté`, as it was meant. Where other letters show
 * that the file as a whole wasn't, it stays as it is.
 */
export function mendDoubled(text: string): Mended {
  const [damaged] = DOUBLED.exec(text) ?? []
  DOUBLED.lastIndex = 0
  if (damaged === undefined) return { text, notes: [] }
  const isWhole = !FOREIGN.test(text.replace(DOUBLED, '').replace(CUT_OFF, ''))
  const mended = isWhole ? text.replace(DOUBLED, letterOf).replace(CUT_OFF, 'à') : text
  const note = isWhole
    ? `This file’s letters were encoded twice. They were mended: “${damaged}” is “${letterOf(damaged)}” now.`
    : `Some letters look damaged, such as “${damaged}”. If they do in the rows below, export the list again.`
  return { text: mended, notes: [note] }
}

function letterOf(doubled: string): string {
  try {
    return utf8.decode(Uint8Array.from(doubled, (letter) => BYTES.get(letter) ?? 0))
  } catch {
    return doubled
  }
}
