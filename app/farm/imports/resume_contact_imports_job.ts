import { Job } from '@adonisjs/queue'
import RunContactImport from '#app/farm/imports/run_contact_import_job'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import env from '#start/env'

/** Resumes imports whose worker died. */
export default class ResumeContactImports extends Job<{ quietSeconds: number }> {
  async execute() {
    const { quietSeconds } = this.payload
    const ids = await transaction((trx) => claimAbandonedImports({ trx }, quietSeconds))
    for (const id of ids) await enqueue(RunContactImport.dispatch({ id }))
  }
}

/** Claims imports idle for this many seconds, each for one caller. */
async function claimAbandonedImports({ trx }: InTransaction, seconds: number): Promise<number[]> {
  const { rows } = await trx.rawQuery<{ rows: { id: number }[] }>(
    `update farm_imports set worked_at = now()
     where status in ('pending', 'processing', 'undoing')
       and worked_at <= now() - make_interval(secs => :seconds)
     returning id`,
    { seconds }
  )
  return rows.map(({ id }) => id)
}

/** The embedded database has one process, so nothing else is working on its imports. */
export async function resumeContactImports(): Promise<void> {
  if (!env.get('DATABASE_URL')) await enqueue(ResumeContactImports.dispatch({ quietSeconds: 0 }))
}
