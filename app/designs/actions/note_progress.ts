import db from '@adonisjs/lucid/services/db'
import DesignProgressed from '#app/designs/events/design_progressed'
import { lockLeased, type Leased } from '#app/designs/queries/lock_leased'

export interface NewProgress {
  step: number
  /** percent */
  progress: number
  /** a small JPEG of what emerges */
  preview?: Buffer
}

/**
 * Stores how far a design is, and tells it then. Neither step nor percent goes
 * back: a worker that takes over begins anew behind what is shown already.
 */
export default class NoteProgress {
  /** @throws LostLease */
  async handle(leased: Leased, { step, progress, preview }: NewProgress): Promise<void> {
    const design = await db.transaction(async (trx) => {
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
      return found.save()
    })
    await DesignProgressed.dispatch(design)
  }
}
