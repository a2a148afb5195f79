import { createHash, randomBytes } from 'node:crypto'

export function newOneTimeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Only the hash is stored, so reading the database reveals no links. */
export function oneTimeTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
