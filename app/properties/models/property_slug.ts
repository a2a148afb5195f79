import { randomInt } from 'node:crypto'
import string from '@adonisjs/core/helpers/string'

const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const SUFFIX_LENGTH = 6

/** A readable, unguessable slug such as `casa-livia-k3v9qd`, without letters that look alike. */
export function propertySlug(name: string | null | undefined): string {
  const words = string
    .slug(name ?? '', { lower: true, strict: true })
    .slice(0, 60)
    .replace(/-$/, '')
  const ending = Array.from({ length: SUFFIX_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
  return `${words || 'listing'}-${ending.join('')}`
}
