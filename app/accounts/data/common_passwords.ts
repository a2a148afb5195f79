import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'

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
