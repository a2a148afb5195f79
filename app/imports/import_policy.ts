import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { propertyPolicy } from '#app/properties/property_policy'

/** @throws HttpError 403 */
export function authorizeImporting({ auth }: HttpContext) {
  const user = auth.getUserOrFail()
  if (!propertyPolicy.create(user)) throw HttpError.forbidden('Only realtors can publish listings.')
  return user
}

export async function mayFollowImport(user: User, id: number): Promise<boolean> {
  const found = await db
    .from('listing_imports')
    .select('id')
    .where({ id, user_id: user.id })
    .first()
  return Boolean(found)
}
