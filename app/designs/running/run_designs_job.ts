import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import db from '@adonisjs/lucid/services/db'
import { expireDesignLeases } from '#app/designs/running/design_leases'
import { designRunner } from '#app/designs/running/design_runner'
import { transaction } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import env from '#start/env'

const LOOK_AGAIN = '2s'

/** Shorter than `LOOK_AGAIN`, or the repeated job would count as its own duplicate. */
const PASSED_ON_FOR = '1s'

/**
 * Makes the waiting designs. `claimDesign` decides the order, not the queue. If any still wait
 * afterward, because this process is busy or a row was locked, the job is queued again.
 */
export default class RunDesigns extends Job<Record<string, never>> {
  static options: JobOptions = { queue: 'designs', retry: { maxRetries: 0 } }

  async execute() {
    await designRunner.work()
    if (await hasWaitingDesigns()) await this.#passOn()
  }

  /** Few such jobs at most. */
  async #passOn() {
    await enqueue(
      RunDesigns.dispatch({}).in(LOOK_AGAIN).dedup({ id: 'passed-on', ttl: PASSED_ON_FOR })
    )
  }
}

async function hasWaitingDesigns(): Promise<boolean> {
  const waiting = await db
    .from('designs')
    .select('id')
    .where('status', 'pending')
    .orWhere((left) => left.where('status', 'processing').whereRaw('lease_until < now()'))
    .first()
  return Boolean(waiting)
}

/** Resumes designs left behind by a killed process. */
export async function resumeDesigns(): Promise<void> {
  // The embedded database has one process, so no other lease is alive.
  if (!env.get('DATABASE_URL')) await transaction((trx) => expireDesignLeases({ trx }))
  await enqueue(RunDesigns.dispatch({}))
}
