import type { HttpContext } from '@adonisjs/core/http'
import { findProfile } from '#app/profiles/find_profile'
import { profileTabs } from '#app/profiles/profile_tabs'
import ProfileTransformer from '#app/profiles/profile_transformer'

export default class ProfilePagesController {
  async show({ auth, inertia, params, request }: HttpContext) {
    const viewerId = auth.user?.id ?? null
    const profile = await findProfile({ handle: params.handle }, viewerId)
    const tab: unknown = request.input('tab')
    return inertia.render('profiles/show', {
      profile: new ProfileTransformer(profile).toObject(),
      ...(await profileTabs.open({ ownerId: profile.user.id, viewerId, tab })),
    })
  }

  /** "Follow" on a guest's profile page leads here: after signing in they return to the profile. */
  follow({ params, response }: HttpContext) {
    return response.redirect().toPath(`/@${params.handle}`)
  }

  redirect({ params, response }: HttpContext) {
    return response.redirect().status(308).toPath(`/@${params.handle}`)
  }
}
