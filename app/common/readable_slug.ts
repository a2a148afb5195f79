import { randomInt } from 'node:crypto'
import string from '@adonisjs/core/helpers/string'

const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const SUFFIX_LENGTH = 6
const MAX_WORDS_CHARACTERS = 60

/**
 * A readable, unguessable slug such as `casa-livia-k3v9qd`, without letters that look alike.
 * @param fallback the words where the name has none that fit an address
 */
export function readableSlug(name: string | null | undefined, fallback: string): string {
  const ending = Array.from({ length: SUFFIX_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
  return `${slugWords(name, fallback)}-${ending.join('')}`
}

/** The slug with the words of another name, and the same ending. */
export function renamedSlug(slug: string, name: string | null, fallback: string): string {
  const ending = slug.slice(slug.lastIndexOf('-') + 1)
  return `${slugWords(name, fallback)}-${ending}`
}

function slugWords(name: string | null | undefined, fallback: string): string {
  const words = string
    .slug(name ?? '', { lower: true, strict: true })
    .slice(0, MAX_WORDS_CHARACTERS)
    .replace(/-$/, '')
  return words || fallback
}
