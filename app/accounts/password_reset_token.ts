import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as a link carries them. */
export function newResetToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored: whoever reads the database cannot make the link of it. */
export function resetTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
