import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { queueDesign } from '#app/designs/orders/actions/queue_design'
import { FIRST_PROGRESS } from '#app/designs/contract/design_steps'
import { PHOTOGRAPH_GONE } from '#app/designs/contract/failure_words'
import { newSeed } from '#app/designs/models/new_seed'
import type Design from '#app/designs/models/design'
import { isOfRestyle } from '#app/designs/restyles/policies/is_of_restyle'
import { lockDesign } from '#app/designs/models/lock_design'
import { anotherSeedOfLook } from '#app/redesign/looks/shared_look'
import type { ActingUser } from '#app/accounts/models/acting_user'

/**
 * Starts a new run of a failed design: with another seed, but with the look it shares with others.
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
      seed: await seedFor(design, trx),
      run: design.run + 1,
      attempts: 0,
    })
    .save()
  return queueDesign({ trx }, design)
}

async function seedFor({ id, seed }: Design, trx: TransactionClientContract): Promise<number> {
  return (await isOfRestyle(id, trx)) ? anotherSeedOfLook(seed) : newSeed()
}
