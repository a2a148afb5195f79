import type { Encoding } from '#app/imports/contract/encodings'
import { COMMON_LETTERS } from './common_letters.js'

/** Enough to know a language by. */
const MAX_SAMPLE_BYTES = 64 * 1024

/** UTF-8 if it is valid, or else the encoding whose letters are those of a language. */
export function findEncoding(bytes: Buffer): Encoding {
  if (decoded(bytes, 'utf-8') !== null) return 'utf-8'
  const sample = foreignLines(bytes)
  let best: Encoding = 'windows-1252'
  let most = scoreOf(sample, best, COMMON_LETTERS[0].letters)
  for (const { encoding, letters } of COMMON_LETTERS.slice(1)) {
    const score = scoreOf(sample, encoding, letters)
    if (score > most) [best, most] = [encoding, score]
  }
  return best
}

function foreignLines(bytes: Buffer): Buffer {
  const lines: Buffer[] = []
  let length = 0
  for (let from = 0; from < bytes.length && length < MAX_SAMPLE_BYTES;) {
    const next = bytes.indexOf(10, from)
    const to = next < 0 ? bytes.length : next + 1
    const line = bytes.subarray(from, Math.min(to, from + MAX_SAMPLE_BYTES))
    if (line.some((byte) => byte > 127)) length += lines.push(line) && line.length
    from = to
  }
  return Buffer.concat(lines)
}

/** By character: 1 for a letter that the language often has, less for what is rare or odd. */
function scoreOf(sample: Buffer, encoding: Encoding, letters: ReadonlySet<string>): number {
  const text = new TextDecoder(encoding).decode(sample)
  let sum = 0
  let count = 0
  let before = ' '
  for (const letter of text) {
    if (letter > '\x7f') {
      sum += worthOf(letter, before, letters)
      count++
    }
    before = letter
  }
  return count ? sum / count : 0
}

const SIGN = /[€£¥°²³½¼–—‘’“”„…•·©®™«»´¡¿ºª\u00a0]/
const CJK = /[\u3000-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff5e]/

function worthOf(letter: string, before: string, letters: ReadonlySet<string>): number {
  if (letters.has(letter)) return 1
  const lower = letter.toLowerCase()
  if (letters.has(lower)) return /\p{Ll}/u.test(before) ? -1 : 0.9
  if (SIGN.test(letter)) return 0.4
  if (CJK.test(letter)) return 0.1
  return /\p{L}/u.test(letter) ? -0.6 : -1
}

function decoded(bytes: Buffer, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
