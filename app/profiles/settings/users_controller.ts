import type { HttpContext } from '@adonisjs/core/http'
import { findPerson } from '#app/profiles/find_profile'
import UserTransformer from '#app/profiles/user_transformer'

export default class UsersController {
  async show({ auth, params }: HttpContext) {
    const viewer = auth.getUserOrFail()
    const person = await findPerson({ id: params.id }, viewer.id)
    return { user: new UserTransformer(person, viewer.id).toObject() }
  }
}
