import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import db from '@adonisjs/lucid/services/db'
import { transaction } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import { expireVideoLeases } from '#app/videos/processing/video_leases'
import { videoRunner } from '#app/videos/processing/video_runner'
import { sweepWorkbenches } from '#app/videos/processing/workbench'
import env from '#start/env'

const LOOK_AGAIN = '2s'

/** Shorter than `LOOK_AGAIN`, or the repeated job would count as its own duplicate. */
const PASSED_ON_FOR = '1s'

/**
 * Processes the waiting videos. `claimVideo` decides the order, not the queue. If any still wait
 * afterward, because this process is busy or a row was locked, the job is queued again.
 */
export default class RunVideos extends Job<Record<string, never>> {
  static options: JobOptions = { queue: 'videos', retry: { maxRetries: 0 } }

  async execute() {
    await videoRunner.work()
    if (await hasWaitingVideos()) await this.#passOn()
  }

  /** Few such jobs at most. */
  async #passOn() {
    await enqueue(
      RunVideos.dispatch({}).in(LOOK_AGAIN).dedup({ id: 'videos-passed-on', ttl: PASSED_ON_FOR })
    )
  }
}

async function hasWaitingVideos(): Promise<boolean> {
  const waiting = await db
    .from('videos')
    .select('id')
    .where('status', 'processing')
    .whereNull('removing_since')
    .where((lease) => lease.whereNull('leased_until').orWhereRaw('leased_until < now()'))
    .first()
  return Boolean(waiting)
}

/** Resumes videos left behind by a killed process. */
export async function resumeVideos(): Promise<void> {
  // The embedded database has one process, so no other worker is alive.
  const isAlone = !env.get('DATABASE_URL')
  await sweepWorkbenches(isAlone)
  if (isAlone) await transaction((trx) => expireVideoLeases({ trx }))
  await enqueue(RunVideos.dispatch({}))
}
