const EMOJI_END = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f\\u20e3'
/** Scripts whose letters a joiner changes. */
const JOINING = [
  'Arabic',
  'Bengali',
  'Devanagari',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Khmer',
  'Malayalam',
  'Mongolian',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Syriac',
  'Tamil',
  'Telugu',
  'Tibetan',
]
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('')

/** Directions, fillers and characters without width or meaning. */
const UNSEEN =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffc\u{13441}\u{13442}\u{1d159}\u{1d173}-\u{1d17a}\u{1bca0}-\u{1bca3}]/gu
const JOINERS = new RegExp(
  [
    `(?<![${JOINING}])\\u200c`,
    `\\u200c(?![${JOINING}])`,
    `(?<![${JOINING}${EMOJI_END}])\\u200d`,
    `(?<=[${EMOJI_END}])\\u200d(?!\\p{Extended_Pictographic})`,
    `(?<=\\u200d)\\u200d`,
    // tags belong to the flags of regions
    `(?<!\\u{1f3f4}[\\u{e0020}-\\u{e007f}]*)[\\u{e0000}-\\u{e007f}]`,
  ].join('|'),
  'gu'
)
/** Braille without dots looks like a space. */
const BLANK = /\u2800/g
const SEEN = /[^\p{Z}\p{C}\p{M}\s\u2800]/u

/**
 * Drops what nobody sees and what turns text around. Joiners stay where scripts and emoji need
 * them. Text of nothing visible becomes empty.
 */
export function cleanText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text
  const cleaned = text.replace(UNSEEN, '').replace(JOINERS, '').replace(BLANK, ' ')
  return SEEN.test(cleaned) ? cleaned : ''
}
