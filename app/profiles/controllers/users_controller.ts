import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/core/exceptions/http_error'
import UpdateUser from '#app/profiles/actions/update_user'
import { findPerson, personOf } from '#app/profiles/queries/find_person'
import UserTransformer from '#app/profiles/transformers/user_transformer'
import { userValidator } from '#app/profiles/validators/user_validator'

/** Users as signed-in people see them. */
export default class UsersController {
  async show({ auth, params, serialize }: HttpContext) {
    const viewer = auth.getUserOrFail()
    const person = await findPerson({ id: params.id })
    return serialize({ user: UserTransformer.transform(person, viewer.id) })
  }

  async update({ auth, params, request, serialize }: HttpContext) {
    const user = auth.getUserOrFail()
    if (Number(params.id) !== user.id) throw HttpError.forbidden()
    const input = await request.validateUsing(userValidator)
    const updated = await new UpdateUser().handle(user, input.user)
    return serialize({
      status: 'success' as const,
      user: UserTransformer.transform(await personOf(updated), user.id),
    })
  }
}
