import { errors } from '@adonisjs/auth'
import { fieldErrors } from '#app/common/http/field_errors'
import User from '#app/accounts/models/user'

/**
 * Hashes a password even for unknown accounts, so that timing reveals nothing.
 * @param login email, or handle without `@`, in lower case
 * @throws E_VALIDATION_ERROR on `email`
 */
export async function verifyCredentials(login: string, password: string): Promise<User> {
  try {
    return await User.verifyCredentials(login, password)
  } catch (error) {
    if (!(error instanceof errors.E_INVALID_CREDENTIALS)) throw error
    throw fieldErrors({ email: 'Wrong email or password.' })
  }
}
