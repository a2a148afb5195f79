import db from '@adonisjs/lucid/services/db'

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
