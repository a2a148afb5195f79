import env from '#start/env'
import { enqueue } from '#app/kernel/queue/dispatch'
import { expireLeases } from '#app/designs/running/actions/expire_leases'
import RunDesigns from '#app/designs/running/jobs/run_designs'
import { transaction } from '#app/kernel/database/transaction'

/** Resumes designs left behind by a killed process. */
export async function resumeDesigns(): Promise<void> {
  // The embedded database has one process, so no other lease is alive.
  if (!env.get('DATABASE_URL')) await transaction((trx) => expireLeases({ trx }))
  await enqueue(RunDesigns.dispatch({}))
}
