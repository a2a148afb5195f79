import { BaseCommand } from '@adonisjs/core/ace'
import { listLedgerFaults } from '#app/ledger/list_ledger_faults'

/** `npm run ledger`: proves that all accounts sum to zero, or names what doesn't. */
export default class CheckLedger extends BaseCommand {
  static override commandName = 'ledger:check'
  static override description = 'Check that all credits and coins add up'
  static override options = { startApp: true }

  override async run() {
    const faults = await listLedgerFaults()
    for (const fault of faults) this.logger.error(`${fault}.`)
    if (faults.length) this.exitCode = 1
    else this.logger.success('All accounts sum to zero, and each is the sum of its postings.')
  }
}
