import type { HttpContext } from '@adonisjs/core/http'
import { findProfile } from '#app/profiles/find_profile'
import ProfileTransformer from '#app/profiles/profile_transformer'

export default class ProfilesController {
  async show({ auth, params }: HttpContext) {
    const profile = await findProfile({ handle: params.handle }, auth.user?.id ?? null)
    return { profile: new ProfileTransformer(profile).toObject() }
  }

  async showOfUser({ auth, params }: HttpContext) {
    const profile = await findProfile({ id: params.userId }, auth.user?.id ?? null)
    return { profile: new ProfileTransformer(profile).toObject() }
  }
}
