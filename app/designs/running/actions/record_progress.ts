import DesignProgressed from '#app/designs/running/events/design_progressed'
import { lockLeased, type Leased } from '#app/designs/running/models/lock_leased'
import { type InTransaction, afterCommit } from '#app/kernel/database/transaction'

export interface NewProgress {
  step: number
  progress: number
  /** a small JPEG */
  preview?: Buffer
}

/**
 * Stores progress. Step and percent never go back when another worker restarts it.
 * @throws LostLease
 */
export async function recordProgress(
  { trx }: InTransaction,
  leased: Leased,
  { step, progress, preview }: NewProgress
): Promise<void> {
  const found = await lockLeased(leased, trx)
  found.currentStep = Math.max(found.currentStep, step)
  found.progress = Math.max(found.progress, progress)
  if (preview) {
    await trx.rawQuery(
      `insert into design_previews (design_id, data) values (?, ?)
           on conflict (design_id) do update set data = excluded.data`,
      [found.id, preview]
    )
    found.previewVersion += 1
  }
  await found.save()
  afterCommit(trx, () => DesignProgressed.dispatch(found))
}
