import { Job } from '@adonisjs/queue'
import { transaction } from '#app/kernel/database/transaction'
import { matchNews } from '#app/search/alerts/actions/match_news'

/** Runs every 30 s: what was published or priced anew since. */
export default class MatchListings extends Job<Record<string, never>> {
  async execute() {
    while (await transaction((trx) => matchNews({ trx })));
  }
}
