import { randomInt, timingSafeEqual } from 'node:crypto'

const CODES = 10
/** no characters that look alike; ten of them are 49 bits */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const CODE_CHARACTERS = 10

/** Ten codes of the form `abcde-fghjk`, each good for one sign-in. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, newCode)
}

export function withoutCode(codes: readonly string[], code: string): string[] | null {
  const used = normalized(code)
  const left = codes.filter((each) => !isSame(normalized(each), used))
  return left.length < codes.length ? left : null
}

function newCode(): string {
  const characters = Array.from(
    { length: CODE_CHARACTERS },
    () => ALPHABET[randomInt(ALPHABET.length)]
  )
  return `${characters.slice(0, 5).join('')}-${characters.slice(5).join('')}`
}

/** Accepts spaces, capitals and a missing hyphen. */
function normalized(code: string): string {
  return code
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
