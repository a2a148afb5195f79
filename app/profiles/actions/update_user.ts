import db from '@adonisjs/lucid/services/db'
import { violatedUnique } from '#app/common/database/violated_unique'
import { fieldErrors } from '#app/common/http/field_errors'
import type User from '#app/accounts/models/user'
import type { UserInput } from '#app/profiles/validators/user_validator'

/** Changes what a user says of themselves; fields left out stay. Staff stay staff. */
export default class UpdateUser {
  /** @throws E_VALIDATION_ERROR when the handle is somebody's */
  async handle(user: User, { name, handle, bio, type }: UserInput): Promise<User> {
    if (name !== undefined) user.name = name
    if (handle !== undefined) user.handle = handle
    if (bio !== undefined) user.bio = bio
    if (type !== undefined && user.type !== 'staff') user.type = type
    try {
      return await db.transaction((trx) => user.useTransaction(trx).save())
    } catch (error) {
      if (violatedUnique(error) !== 'users_handle_unique') throw error
      throw fieldErrors({ 'user.handle': 'That handle is taken.' })
    }
  }
}
