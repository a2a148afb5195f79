import { Job } from '@adonisjs/queue'
import { transaction } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import { claimAbandonedImports } from '#app/farm/imports/actions/claim_abandoned_imports'
import RunContactImport from '#app/farm/imports/jobs/run_contact_import'

/** Resumes imports whose worker died. */
export default class ResumeContactImports extends Job<{ quietSeconds: number }> {
  async execute() {
    const { quietSeconds } = this.payload
    const ids = await transaction((trx) => claimAbandonedImports({ trx }, quietSeconds))
    for (const id of ids) await enqueue(RunContactImport.dispatch({ id }))
  }
}
