import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/user'

export function findUser(id: number): Promise<User | null> {
  return User.find(id)
}

/** @param handle in lower case, without `@` */
export function findByHandle(handle: string): Promise<User | null> {
  return User.findBy('handle', handle)
}

/**
 * Whom a sign-in may mean, in this order. By email that's whoever has verified it, then the newest
 * account that hasn't. Its length depends on the kind of login only, so that as many passwords are
 * hashed whoever exists: null stands for nobody.
 * @param login email address, or handle without `@`, in lower case
 */
export async function listByLogin(login: string): Promise<(User | null)[]> {
  if (!login.includes('@')) return [await findByHandle(login)]
  const newest = await User.query()
    .where('email', login)
    .whereNull('email_verified_at')
    .orderBy('id', 'desc')
    .first()
  return [await findAddressOwner(login), newest]
}

/**
 * The account that has verified this email address. Others with the same one have only typed it.
 * @param email in lower case
 */
export function findAddressOwner(
  email: string,
  client?: TransactionClientContract
): Promise<User | null> {
  return User.query({ client }).where({ email }).whereNotNull('email_verified_at').first()
}

/**
 * The present handle of whoever recently gave this one up; null if nobody did.
 * @param handle in lower case
 */
export async function findPresentHandle(handle: string): Promise<string | null> {
  const row: { handle: string } | null = await db
    .from('former_handles')
    .join('users', 'users.id', 'former_handles.user_id')
    .where('former_handles.handle', handle)
    .where('expires_at', '>', db.raw('now()'))
    .select('users.handle')
    .first()
  return row?.handle ?? null
}
