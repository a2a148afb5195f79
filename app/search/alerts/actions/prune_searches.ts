import type { InTransaction } from '#app/kernel/database/transaction'
import { CONFIRMATION_DAYS } from '#app/search/alerts/links/search_links'

/** Forgets searches whose address never answered, and addresses without a search. */
export async function pruneSearches({ trx }: InTransaction): Promise<void> {
  await trx.rawQuery(
    `delete from saved_searches
     where confirmed_at is null and created_at < now() - make_interval(days => ?)`,
    [CONFIRMATION_DAYS]
  )
  await trx.rawQuery(
    `delete from search_mails mails where not exists (
       select from saved_searches search where search.recipient = mails.recipient)`
  )
}
