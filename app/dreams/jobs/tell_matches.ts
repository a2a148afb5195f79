import { Job } from '@adonisjs/queue'
import { transaction } from '#app/kernel/database/transaction'
import { tellMatches } from '#app/dreams/actions/tell_matches'

/** Notices of new homes for boards that search, a board at a time. */
export default class TellMatches extends Job<Record<string, never>> {
  async execute() {
    let after = 0
    for (;;) {
      const last = await transaction((trx) => tellMatches({ trx }, after))
      if (last === null) return
      after = last
    }
  }
}
