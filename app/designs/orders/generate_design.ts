import { randomInt } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ActingUser } from '#app/accounts/user'
import Design from '#app/designs/design'
import { loadPicturesOf, type PicturedDesign } from '#app/designs/design_pictures'
import DesignQueued from '#app/designs/orders/design_queued'
import { orderedKind, priceFor } from '#app/designs/engines/choose_engine'
import { orientationOf } from '#app/designs/orientation'
import DesignProgressed from '#app/designs/running/design_progressed'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { holdBalance } from '#app/ledger/change_hold'
import { saveImage } from '#app/media/save_image'
import type ImageContent from '#app/media/image_content'
import type { DesignOptions } from '#app/redesign/design_options'
import type { EngineKind } from '#app/redesign/engine_kind'

interface DesignWishes {
  options: DesignOptions
  prompt: string | null
  /** null for whoever usually makes designs */
  engineKind: EngineKind | null
  /** random without one */
  seed?: number
}

/**
 * @throws HttpError 402 if there are too few credits, 503 if the photo is being removed;
 * E_VALIDATION_ERROR if the engine isn't offered
 */
export async function generateDesign(
  { user: owner, trx }: ActingUser,
  { options, prompt, engineKind, seed = newSeed() }: DesignWishes,
  photograph: ImageContent
): Promise<PicturedDesign> {
  const original = await saveImage({ trx }, photograph, { owner, purpose: 'design', isUsed: true })
  const design = await Design.create(
    {
      userId: owner.id,
      kind: 'generate',
      options,
      prompt,
      engineKind: orderedKind(engineKind),
      seed,
      originalImageId: original.id,
      imageWidth: photograph.width,
      imageHeight: photograph.height,
      imageOrientation: orientationOf(photograph),
    },
    { client: trx }
  )
  return queueDesign({ trx }, await reload(design, trx))
}

export async function reload(
  { id }: Design,
  trx: TransactionClientContract
): Promise<PicturedDesign> {
  return loadPicturesOf(await Design.findOrFail(id, { client: trx }))
}

/** Holds a design's price and wakes a worker after the commit. @throws HttpError 402 */
export async function queueDesign(
  { trx }: InTransaction,
  design: PicturedDesign
): Promise<PicturedDesign> {
  const price = priceFor(design.engineKind)
  if (price > 0) {
    const { id, userId, run } = design
    const hold = {
      userId,
      unit: 'image_credit' as const,
      amount: price,
      cause: `design ${id}`,
      key: `hold design ${id} run ${run}`,
    }
    design.holdId = await holdBalance({ trx }, hold)
    await design.useTransaction(trx).save()
  }
  afterCommit(trx, () => DesignProgressed.dispatch(design))
  afterCommit(trx, () => DesignQueued.dispatch())
  return design
}

const MAX_SEED = 2 ** 31 - 1

export function newSeed(): number {
  return randomInt(MAX_SEED)
}
