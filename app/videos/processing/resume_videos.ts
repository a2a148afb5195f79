import env from '#start/env'
import { transaction } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import { expireLeases } from '#app/videos/processing/actions/expire_leases'
import RunVideos from '#app/videos/processing/jobs/run_videos'
import { sweepWorkbenches } from './workbench.js'

/** Resumes videos left behind by a killed process. */
export async function resumeVideos(): Promise<void> {
  // The embedded database has one process, so no other worker is alive.
  const isAlone = !env.get('DATABASE_URL')
  await sweepWorkbenches(isAlone)
  if (isAlone) await transaction((trx) => expireLeases({ trx }))
  await enqueue(RunVideos.dispatch({}))
}
