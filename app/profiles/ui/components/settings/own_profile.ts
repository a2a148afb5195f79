import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { changeQuery } from '#app/kit/calls/change_query'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { notify } from '#app/kit/toast/toast'

export const PROFILE_KEY = ['settings', 'profile']

export const findOwnProfile = () => answered(api.api.profileSettings.show({}))

export type OwnProfile = Awaited<ReturnType<typeof findOwnProfile>>

type ProfileChange = NonNullable<Parameters<typeof api.api.profileSettings.update>[0]['body']>

/** Saves the changes and updates the shell too. */
export async function saveProfile(change: ProfileChange): Promise<OwnProfile> {
  const { user, pending_email: pendingEmail } = await answered(
    api.api.profileSettings.update({ body: change })
  )
  const profile = { user, pending_email: pendingEmail }
  changeQuery<OwnProfile>(PROFILE_KEY, () => profile)
  notify('User Updated')
  reloadPage({ only: ['account'] })
  return profile
}
