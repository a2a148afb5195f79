import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { propertyPolicy } from '#app/properties/policies/property_policy'

/** @throws HttpError 403 */
export function authorizeImporting({ auth }: HttpContext) {
  const user = auth.getUserOrFail()
  if (!propertyPolicy.create(user)) throw HttpError.forbidden('Only realtors can publish listings.')
  return user
}
