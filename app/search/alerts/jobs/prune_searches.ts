import { Job } from '@adonisjs/queue'
import { transaction } from '#app/kernel/database/transaction'
import { pruneSearches } from '#app/search/alerts/actions/prune_searches'

export default class PruneSearches extends Job<Record<string, never>> {
  async execute() {
    await transaction((trx) => pruneSearches({ trx }))
  }
}
