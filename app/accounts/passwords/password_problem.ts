import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { appName } from '#config/app'

const MIN_LOCAL_PART_CHARS = 4

/** Why a password is easy to guess for this account; null if it isn't (ASVS 6.2.11). */
export function passwordProblem(
  password: string,
  { handle, email }: { handle: string; email: string }
): string | null {
  const [localPart] = email.split('@')
  const words = [handle, appName, ...(localPart.length < MIN_LOCAL_PART_CHARS ? [] : [localPart])]
  const folded = password.toLowerCase()
  return words.some((word) => word && folded.includes(word.toLowerCase()))
    ? `Leave your handle, your email address and “${appName}” out of the password.`
    : null
}

let passwords: Set<string> | undefined

/** Whether a password is among the 5,000 most common, ignoring case. */
export function isCommonPassword(password: string): boolean {
  passwords ??= readList()
  return passwords.has(password.toLowerCase())
}

function readList(): Set<string> {
  const text = readFileSync(app.makePath('resources/accounts/common_passwords.txt'), 'utf8')
  return new Set(text.split('\n').filter((line) => line && !line.startsWith('#')))
}
