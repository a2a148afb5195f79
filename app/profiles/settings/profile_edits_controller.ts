import type { HttpContext } from '@adonisjs/core/http'
import { findProfile } from '#app/profiles/find_profile'
import ProfileTransformer from '#app/profiles/profile_transformer'

export default class ProfileEditsController {
  async show({ auth, inertia }: HttpContext) {
    const { id } = auth.getUserOrFail()
    const profile = await findProfile({ id }, id)
    return inertia.render('profiles/edit', { profile: new ProfileTransformer(profile).toObject() })
  }
}
