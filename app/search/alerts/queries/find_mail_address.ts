import User from '#app/accounts/models/user'
import { findChannels } from '#app/notifications/queries/find_channels'
import { mailStopLink } from '#app/notifications/mails/mail_stop_link'
import SavedSearch from '#app/search/alerts/models/saved_search'
import { searchMailStopLink } from '#app/search/alerts/links/search_links'
import { SAVED_SEARCH_MATCH } from '#app/search/contract/saved_searches'

export interface MailAddress {
  email: string
  stopUrl: string
}

/** Where to mail matches; null if no mail is wanted. */
export async function findMailAddress(searchId: number): Promise<MailAddress | null> {
  const search = await SavedSearch.find(searchId)
  if (!search) return null
  const { userId, email } = search
  if (userId === null) return email ? { email, stopUrl: searchMailStopLink(searchId) } : null
  const user = await User.find(userId)
  if (!user?.isEmailVerified) return null
  const channels = await findChannels(userId, SAVED_SEARCH_MATCH)
  if (!channels.email) return null
  return { email: user.email, stopUrl: mailStopLink(userId, SAVED_SEARCH_MATCH) }
}
