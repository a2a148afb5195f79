import type { HttpContext } from '@adonisjs/core/http'
import { findProfile } from '#app/profiles/queries/find_profile'
import ProfileTransformer from '#app/profiles/transformers/profile_transformer'

/** Public profiles, by handle in any case or by user. */
export default class ProfilesController {
  async show({ auth, params, serialize }: HttpContext) {
    const handle = String(params.handle).toLowerCase()
    const profile = await findProfile({ handle }, auth.user?.id ?? null)
    return serialize({ profile: ProfileTransformer.transform(profile) })
  }

  async showOfUser({ auth, params, serialize }: HttpContext) {
    const profile = await findProfile({ id: params.userId }, auth.user?.id ?? null)
    return serialize({ profile: ProfileTransformer.transform(profile) })
  }
}
