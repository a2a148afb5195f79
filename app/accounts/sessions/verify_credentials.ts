import hash from '@adonisjs/core/services/hash'
import { fieldErrors } from '#app/common/http/field_errors'
import type User from '#app/accounts/models/user'

let nobodysHash: Promise<string> | undefined

/**
 * Hashes the password as often for nobody and for accounts without one, so that timing reveals
 * nothing.
 * @param accounts that are meant, by `listByLogin`
 * @throws E_VALIDATION_ERROR on `email`
 */
export async function verifyCredentials(
  accounts: readonly (User | null)[],
  password: string
): Promise<User> {
  for (const account of accounts) {
    if (await isPasswordOf(account, password)) return account!
  }
  throw fieldErrors({ email: 'Wrong email or password.' })
}

async function isPasswordOf(account: User | null, password: string): Promise<boolean> {
  if (account?.hasPassword) return account.verifyPassword(password)
  nobodysHash ??= hash.make('nobody')
  await hash.verify(await nobodysHash, password)
  return false
}
