import { randomInt, timingSafeEqual } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const ISSUER = 'vesta'
const STEP_SECONDS = 30
/** 160 bits, as RFC 4226 recommends */
const SECRET_BYTES = 20
/** steps a phone's clock may be off either way */
const MAX_DRIFT_STEPS = 1

export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The `otpauth://` URL that authenticator apps read from a QR code. */
export function otpauthUrl(secret: string, account: string): string {
  return totpOf(secret, account).toString()
}

export function codeStepOf(secret: string, code: string, now = Date.now()): number | null {
  const drift = totpOf(secret).validate({ token: code, window: MAX_DRIFT_STEPS, timestamp: now })
  return drift === null ? null : Math.floor(now / 1000 / STEP_SECONDS) + drift
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    period: STEP_SECONDS,
  })
}

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
