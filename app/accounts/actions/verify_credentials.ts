import { errors } from '@adonisjs/auth'
import { fieldErrors } from '#app/common/http/field_errors'
import User from '#app/accounts/models/user'

/**
 * Finds who signs in. A password is hashed whether or not there is such an
 * account, so the time it takes says nothing.
 */
export default class VerifyCredentials {
  /**
   * @param login e-mail address or handle, in lower case, with or without `@` before the handle
   * @throws E_VALIDATION_ERROR on `email` when they do not belong together
   */
  async handle(login: string, password: string): Promise<User> {
    try {
      return await User.verifyCredentials(login.replace(/^@/, ''), password)
    } catch (error) {
      if (!(error instanceof errors.E_INVALID_CREDENTIALS)) throw error
      throw fieldErrors({ email: 'These credentials do not match our records.' })
    }
  }
}
