import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { violatedUnique } from '#app/common/database/violated_unique'
import { fieldErrors } from '#app/common/http/field_errors'
import UserRegistered from '#app/accounts/events/user_registered'
import User from '#app/accounts/models/user'
import type { Registration } from '#app/accounts/validators/registration_validator'

const HANDLE_TAKEN = 'That handle is taken.'
/** says no more than it must: see docs/decisions/0005-taken-email.md */
const EMAIL_REFUSED = 'That e-mail address cannot be used.'

/** Makes an account. What belongs to it from the start is made with it, by the database. */
export default class RegisterUser {
  /** @throws E_VALIDATION_ERROR when the handle or the e-mail address is somebody's */
  async handle(input: Registration): Promise<User> {
    await this.#refuseTaken(input)
    const user = await this.#create(input)
    await UserRegistered.dispatch(user)
    return user
  }

  async #refuseTaken({ handle, email }: Registration) {
    const holders = await User.query()
      .where({ handle })
      .orWhere({ email })
      .select('handle', 'email')
    if (!holders.length) return
    throw fieldErrors({
      ...(holders.some((holder) => holder.handle === handle) ? { handle: HANDLE_TAKEN } : {}),
      ...(holders.some((holder) => holder.email === email) ? { email: EMAIL_REFUSED } : {}),
    })
  }

  async #create({ name, handle, email, password, type }: Registration): Promise<User> {
    try {
      const termsAcceptedAt = DateTime.now()
      const fields = { name, handle, email, password, type, termsAcceptedAt }
      const user = await db.transaction((trx) => User.create(fields, { client: trx }))
      return await user.refresh()
    } catch (error) {
      const constraint = violatedUnique(error)
      if (constraint === 'users_handle_unique') throw fieldErrors({ handle: HANDLE_TAKEN })
      if (constraint === 'users_email_unique') throw fieldErrors({ email: EMAIL_REFUSED })
      throw error
    }
  }
}
