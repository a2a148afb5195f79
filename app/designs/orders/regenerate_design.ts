import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ActingUser } from '#app/accounts/user'
import Design from '#app/designs/design'
import { lockDesign, lockPicturedDesign } from '#app/designs/design_locks'
import type { PicturedDesign } from '#app/designs/design_pictures'
import { PHOTOGRAPH_GONE, FIRST_PROGRESS } from '#app/designs/design_steps'
import { kindFor, orderedKind } from '#app/designs/engines/choose_engine'
import { reload, queueDesign, newSeed } from '#app/designs/orders/generate_design'
import { orientationOf } from '#app/designs/orientation'
import { isOfRestyle } from '#app/designs/restyles/find_restyle'
import { copyCorrections } from '#app/designs/surfaces/save_corrections'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { attachImages } from '#app/media/change_images'
import type { DesignOptions } from '#app/redesign/design_options'
import type { EngineKind } from '#app/redesign/engine_kind'
import { anotherSeedOfLook } from '#app/redesign/looks/shared_look'

interface AnotherVersion {
  /** null keeps the design's own */
  options: DesignOptions | null
  /** null keeps the design's own, if it is still offered */
  engineKind: EngineKind | null
}

/**
 * Redesigns the same photo with another seed.
 * @throws HttpError 404, 402; 409 if it is in progress, or its photo is gone; E_VALIDATION_ERROR if
 * the engine isn't offered
 */
export async function regenerateDesign(
  { user, trx }: ActingUser,
  designId: number,
  { options, engineKind }: AnotherVersion
): Promise<PicturedDesign> {
  // Locked, so that corrections saved at the same time are not missed.
  const parent = await lockDesign(designId, user.id, trx)
  if (parent.isRunning) throw HttpError.conflict('This design is still in progress.')
  if (!parent.originalImageId) throw HttpError.conflict(PHOTOGRAPH_GONE)
  const [original] = await attachImages({ user, trx }, [parent.originalImageId])
  const design = await Design.create(
    {
      userId: user.id,
      parentId: parent.id,
      kind: 'regenerate',
      options: options ?? parent.options,
      prompt: options ? null : parent.prompt,
      engineKind: orderedKind(engineKind, parent.engineKind),
      seed: newSeed(),
      originalImageId: parent.originalImageId,
      correctedAt: parent.correctedAt,
      imageWidth: original.content.width,
      imageHeight: original.content.height,
      imageOrientation: orientationOf(original.content),
    },
    { client: trx }
  )
  await copyCorrections(parent.id, design.id, trx)
  return queueDesign({ trx }, await reload(design, trx))
}

/**
 * Starts a new run of a failed design: with another seed, but with the look it shares with others.
 * @throws HttpError 404, 402; 409 unless it failed, or if its photo is gone
 */
export async function retryDesign(
  { user, trx }: ActingUser,
  designId: number
): Promise<PicturedDesign> {
  const design = await lockPicturedDesign(designId, user.id, trx)
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
      engineKind: kindFor(design.engineKind),
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
