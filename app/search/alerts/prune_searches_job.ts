import { Job } from '@adonisjs/queue'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'
import { CONFIRMATION_DAYS } from '#app/search/alerts/search_links'

export default class PruneSearches extends Job<Record<string, never>> {
  async execute() {
    await transaction((trx) => pruneSearches({ trx }))
  }
}

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
