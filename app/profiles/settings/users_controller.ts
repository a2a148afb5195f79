import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { updateUser } from '#app/profiles/settings/update_profile'
import { findPerson, findPersonOf } from '#app/profiles/find_profile'
import UserTransformer from '#app/profiles/user_transformer'
import { userValidator } from '#app/profiles/profile_validators'
import { transaction } from '#app/kernel/database/transaction'

export default class UsersController {
  async show({ auth, params }: HttpContext) {
    const viewer = auth.getUserOrFail()
    const person = await findPerson({ id: params.id }, viewer.id)
    return { user: new UserTransformer(person, viewer.id).toObject() }
  }

  async update({ auth, params, request }: HttpContext) {
    const user = auth.getUserOrFail()
    if (Number(params.id) !== user.id) throw HttpError.forbidden()
    const input = await request.validateUsing(userValidator)
    const updated = await transaction((trx) => updateUser({ user, trx }, input.user))
    return {
      status: 'success' as const,
      user: new UserTransformer(await findPersonOf(updated), user.id).toObject(),
    }
  }
}
