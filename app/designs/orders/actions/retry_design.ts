import { HttpError } from '#app/kernel/exceptions/http_error'
import { queueDesign } from '#app/designs/orders/actions/queue_design'
import { FIRST_PROGRESS } from '#app/designs/contract/design_steps'
import { PHOTOGRAPH_GONE } from '#app/designs/contract/failure_words'
import { newSeed } from '#app/designs/models/new_seed'
import type Design from '#app/designs/models/design'
import { lockDesign } from '#app/designs/models/lock_design'
import type { ActingUser } from '#app/accounts/models/acting_user'

/**
 * Starts a new run of a failed design.
 * @throws HttpError 404, 402; 409 unless it failed, or if its photo is gone
 */
export async function retryDesign({ user, trx }: ActingUser, designId: number): Promise<Design> {
  const design = await lockDesign(designId, user.id, trx)
  if (design.status !== 'failed') {
    throw HttpError.conflict('Only failed designs can be retried.')
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
  return queueDesign({ trx }, design)
}
