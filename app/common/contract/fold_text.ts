const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ə: 'e',
}
const PLAIN = /^[a-z0-9 ]*$/

/** Lower case, no accents, other characters as one space: `Saint-Tropez` is `saint tropez`. */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower)) return lower.trim()
  return lower
    .normalize('NFD')
    .replace(/[\p{M}ʻʼ'’‘`]/gu, '')
    .replace(/[ßæœøđðþłıə]/g, (letter) => LETTERS[letter])
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
