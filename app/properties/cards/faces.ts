import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { LRUCache } from 'lru-cache'
import unpackWoff2 from 'woff2-encoder/decompress'
import { openFont, type OutlineFont } from './outline_font.js'

/**
 * Fontsource families for scripts that Inter lacks. The first four share Chinese characters, so
 * `facesFor` puts the one for the text’s language first.
 */
export const FALLBACKS = [
  'noto-sans-sc',
  'noto-sans-tc',
  'noto-sans-jp',
  'noto-sans-kr',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-thai',
  'noto-sans-devanagari',
  'noto-sans-bengali',
  'noto-sans-gujarati',
  'noto-sans-gurmukhi',
  'noto-sans-tamil',
  'noto-sans-telugu',
  'noto-sans-kannada',
  'noto-sans-malayalam',
  'noto-sans-sinhala',
  'noto-sans-khmer',
  'noto-sans-lao',
  'noto-sans-myanmar',
  'noto-sans-georgian',
  'noto-sans-armenian',
  'noto-sans-ethiopic',
  'noto-sans-thaana',
] as const

/** Fraunces has Latin only. */
const FACES = { display: ['fraunces', 'inter'], text: ['inter'] } as const

export type Face = keyof typeof FACES

interface Subset {
  file: string
  /** pairs of code points, both included */
  ranges: [from: number, to: number][]
}

const MAX_KEPT_FONTS = 96
/** Variable fonts of Noto are thin by default. */
const WEIGHT = 400

const { resolve } = createRequire(import.meta.url)
const families = new Map<string, Promise<Subset[]>>()
const fonts = new LRUCache<string, OutlineFont>({
  max: MAX_KEPT_FONTS,
  fetchMethod: async (file) => openFont(await unpackWoff2(await readFile(file)), WEIGHT),
  ignoreFetchAbort: true,
})

/** Names of families, in the order in which they may draw a text. */
export function facesFor(text: string, face: Face): string[] {
  const first = /\p{sc=Hangul}/u.test(text)
    ? ['noto-sans-kr']
    : /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)
      ? ['noto-sans-jp']
      : /\p{sc=Bopomofo}/u.test(text)
        ? ['noto-sans-tc']
        : []
  return [...new Set([...FACES[face], ...first, ...FALLBACKS])]
}

/** The first font that has all of these, or null. Loads only the files that may have them. */
export async function fontWith(codePoints: readonly number[], names: readonly string[]) {
  for (const name of names) {
    for (const { file, ranges } of await subsetsOf(name)) {
      if (!codePoints.every((each) => isWithin(each, ranges))) continue
      const font = await fonts.forceFetch(file)
      if (codePoints.every((each) => font.has(each))) return font
    }
  }
  return null
}

function subsetsOf(name: string): Promise<Subset[]> {
  const known = families.get(name)
  if (known) return known
  const reading = readSubsets(name)
  families.set(name, reading)
  return reading
}

async function readSubsets(name: string): Promise<Subset[]> {
  const folder = `@fontsource-variable/${name}`
  const list = await readFile(resolve(`${folder}/unicode.json`), 'utf8')
  return Object.entries(JSON.parse(list) as Record<string, string>).map(([subset, written]) => ({
    file: resolve(`${folder}/files/${name}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: written.split(',').map(readRange),
  }))
}

/** `U+1F00-1FFF` or `U+2116` */
function readRange(written: string): [number, number] {
  const [from = '', to = from] = written.trim().replace(/^U\+/i, '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}

function isWithin(codePoint: number, ranges: Subset['ranges']): boolean {
  return ranges.some(([from, to]) => from <= codePoint && codePoint <= to)
}
