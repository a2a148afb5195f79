import { Job } from '@adonisjs/queue'
import { transaction } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import { claimAbandoned } from '#app/imports/actions/claim_abandoned'
import RunImport from '#app/imports/jobs/run_import'

/** Resumes imports whose worker died. */
export default class ResumeImports extends Job<{ quietSeconds: number }> {
  async execute() {
    const { quietSeconds } = this.payload
    const ids = await transaction((trx) => claimAbandoned({ trx }, quietSeconds))
    for (const id of ids) await enqueue(RunImport.dispatch({ id }))
  }
}
