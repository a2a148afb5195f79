import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { HttpError } from '#app/core/exceptions/http_error'
import QueueDesign from '#app/designs/actions/queue_design'
import { FIRST_PROGRESS } from '#app/designs/design_steps'
import { PHOTOGRAPH_GONE } from '#app/designs/failure_words'
import { newSeed } from '#app/designs/new_seed'
import type Design from '#app/designs/models/design'
import { lockDesign } from '#app/designs/queries/find_design'

/** Has a failed design made in a new run. */
export default class RetryDesign {
  /** @throws HttpError 404, 402; 409 unless it failed, or when its photograph is gone */
  async handle(user: User, designId: number, trx: TransactionClientContract): Promise<Design> {
    const design = await lockDesign(designId, user.id, trx)
    if (design.status !== 'failed') {
      throw HttpError.conflict('Only a design that failed can be tried again.')
    }
    if (!design.originalImageId) throw HttpError.conflict(PHOTOGRAPH_GONE)
    await design
      .merge({
        status: 'pending',
        progress: FIRST_PROGRESS,
        currentStep: 1,
        error: null,
        seed: newSeed(),
        run: design.run + 1,
        attempts: 0,
      })
      .save()
    return new QueueDesign().handle(design, trx)
  }
}
