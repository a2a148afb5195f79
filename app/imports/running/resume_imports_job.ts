import { Job } from '@adonisjs/queue'
import RunImport from '#app/imports/running/run_import_job'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import env from '#start/env'

/** Resumes imports whose worker died. */
export default class ResumeImports extends Job<{ quietSeconds: number }> {
  async execute() {
    const { quietSeconds } = this.payload
    const ids = await transaction((trx) => claimAbandoned({ trx }, quietSeconds))
    for (const id of ids) await enqueue(RunImport.dispatch({ id }))
  }
}

/** Claims imports idle for this many seconds, each for one caller. */
async function claimAbandoned({ trx }: InTransaction, seconds: number): Promise<number[]> {
  const { rows } = await trx.rawQuery<{ rows: { id: number }[] }>(
    `update listing_imports set worked_at = now()
     where status in ('pending', 'processing', 'undoing')
       and worked_at <= now() - make_interval(secs => :seconds)
     returning id`,
    { seconds }
  )
  return rows.map(({ id }) => id)
}

/** The embedded database has one process, so nothing else is working on its imports. */
export async function resumeImports(): Promise<void> {
  if (!env.get('DATABASE_URL')) await enqueue(ResumeImports.dispatch({ quietSeconds: 0 }))
}
