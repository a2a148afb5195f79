const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ə: 'e',
  ς: 'σ',
}
const PLAIN = /^[a-z0-9]*(?: [a-z0-9]+)*$/

/** What the database folds by, too: parts of bracket expressions, which both languages read alike. */
export const FOLDING = {
  letters: LETTERS,
  /** Latin, Greek and Cyrillic letters without their accents */
  accented:
    'a-z\u00df-\u02af\u0370-\u0482\u048a-\u052f\u1c80-\u1c8f\u1d00-\u1dbf\u1e00-\u1fff\u2c60-\u2c7f' +
    '\ua640-\ua66d\ua680-\ua69d\ua722-\ua7ff\uab30-\uab6f',
  accents:
    '\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u2de0-\u2dff\ua66f\ua674-\ua67d' +
    '\ua69e\ua69f\ufe20-\ufe2f',
  /** apostrophes, joiners, directions and variants, which don't part words */
  ignored:
    "'`\u00ad\u02bb\u02bc\u061c\u200b-\u200f\u2018\u2019\u202a-\u202e\u2060\u2066-\u2069" +
    '\ufe00-\ufe0f\ufeff\u{e0100}-\u{e01ef}',
  /** of scripts without spaces, and Hebrew and Korean, which attach small words to others */
  unspaced:
    '\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7\u05d0-\u05ea\u05ef-\u05f2' +
    '\u1100-\u11ff\ua960-\ua97f\uac00-\ud7a3\ud7b0-\ud7fb' +
    '\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3031-\u3035\u303b\u3041-\u3096' +
    '\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3105-\u312f\u31a0-\u31bf\u31f0-\u31ff\u3400-\u4dbf' +
    '\u4e00-\u9fff\uaa60-\uaa7f\uf900-\ufaff\u{20000}-\u{323af}',
} as const

const IGNORED = new RegExp(`[${FOLDING.ignored}]`, 'gu')
const ACCENTS = new RegExp(`([${FOLDING.accented}])[${FOLDING.accents}]+`, 'gu')
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')
const PARTS = new RegExp(`[${FOLDING.unspaced}]+|[^${FOLDING.unspaced} ]+`, 'gu')
const UNSPACED = new RegExp(`^[${FOLDING.unspaced}]`, 'u')

/**
 * Lower case, Latin, Greek and Cyrillic without accents, compatible forms as one, other characters
 * as one space: `Saint-Tropez` is `saint tropez`. The database's `fold_text` does the same.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower)) return lower
  return text
    .normalize('NFKD')
    .replace(IGNORED, '')
    .toLowerCase()
    .replace(ACCENTS, '$1')
    .replace(SPECIAL, (letter) => LETTERS[letter])
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** Words of a folded text; a row of letters of a script without spaces is one. */
export function foldedWords(folded: string): string[] {
  return folded.match(PARTS) ?? []
}

export function isUnspaced(word: string): boolean {
  return UNSPACED.test(word)
}
