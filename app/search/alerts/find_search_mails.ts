import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/user'
import { mailStopLink } from '#app/notifications/mails/mail_stop_link'
import { findChannels } from '#app/notifications/settings/find_channels'
import type { OfferedFor } from '#app/properties/listing_options'
import { searchMailStopLink } from '#app/search/alerts/search_links'
import SavedSearch from '#app/search/saved/saved_search'
import { SAVED_SEARCH_MATCH } from '#app/search/saved/saved_search_options'

/** Minimum minutes between two mails to one address. */
const MIN_MINUTES_BETWEEN_MAILS = 60
/** After this, a sender that hasn't finished is considered dead. */
const LEASE_MINUTES = 10

/** SQL condition: a match is due by the search's frequency. */
export const DUE_SEARCH = `not search.is_paused and search.confirmed_at is not null
  and (search.mailed_at is null or search.mailed_at < now() - case search.frequency
    when 'instant' then interval '0' when 'daily' then interval '1 day' else interval '7 days' end)`

/** SQL condition: nobody is mailing the recipient, and the last mail is long enough ago. */
export const FREE_RECIPIENT = `
  (mails.claimed_at is null or mails.claimed_at < now() - interval '${LEASE_MINUTES} minutes')
  and (mails.mailed_at is null
    or mails.mailed_at < now() - interval '${MIN_MINUTES_BETWEEN_MAILS} minutes')`

/** Accounts and addresses with unmailed matches, longest waiting first. */
export async function listDueRecipients(limit: number): Promise<string[]> {
  const { rows } = await db.rawQuery<{ rows: { recipient: string }[] }>(
    `select search.recipient from saved_searches search
     join search_matches found on found.search_id = search.id and found.is_mail_pending
     left join search_mails mails on mails.recipient = search.recipient
     where ${DUE_SEARCH} and (mails.recipient is null or (${FREE_RECIPIENT}))
     group by search.recipient order by min(found.matched_at), search.recipient limit ?`,
    [limit]
  )
  return rows.map(({ recipient }) => recipient)
}

export interface MailedMatch {
  searchId: number
  search: string
  slug: string
  name: string | null
  price: number
  currency: string
  offeredFor: OfferedFor
  city: string | null
}

/** Matches for a mail: still public, same price, and not by someone hidden since. */
export async function listMailedMatches(mailId: string): Promise<MailedMatch[]> {
  const { rows } = await db.rawQuery<{ rows: MailedMatch[] }>(
    `select search.id as "searchId", search.name as search, p.slug, p.name,
       p.price::float8, p.currency, p.offered_for as "offeredFor", p.city
     from search_matches found
     join saved_searches search on search.id = found.search_id
     join listed_properties l on l.property_id = found.property_id
     join properties p on p.id = l.property_id
     where found.mail_id = ? and p.price = found.price and p.currency = found.currency
       and not search.is_paused
       and not exists (select from blocks
         where (blocker_id = search.user_id and blocked_id = p.user_id)
            or (blocker_id = p.user_id and blocked_id = search.user_id))
     order by search.id, found.matched_at desc, p.id`,
    [mailId]
  )
  return rows
}

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

export async function areSearchMailsStopped(searchId: number): Promise<boolean> {
  const { rows } = await db.rawQuery<{ rows: unknown[] }>(
    `select from saved_searches
     where recipient = (select recipient from saved_searches where id = ?) and not is_paused limit 1`,
    [searchId]
  )
  return rows.length === 0
}
