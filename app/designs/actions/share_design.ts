import { randomBytes } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { HttpError } from '#app/core/exceptions/http_error'
import type Design from '#app/designs/models/design'
import { lockDesign } from '#app/designs/queries/find_design'

interface Sharing {
  compares: boolean
  tellsPrompt: boolean
}

/** 128 bits: nobody comes by one by trying. */
const TOKEN_BYTES = 16

/**
 * Makes the link through which everybody who has it sees a design. There is
 * one at a time: sharing again changes what it shows, and after it was taken
 * back makes another.
 */
export default class ShareDesign {
  /** @throws HttpError 404; 409 while there is nothing to show, or after staff took it down */
  async handle(
    user: User,
    designId: number,
    { compares, tellsPrompt }: Sharing,
    trx: TransactionClientContract
  ): Promise<Design> {
    const design = await lockDesign(designId, user.id, trx)
    if (design.status !== 'completed' || !design.imageId) {
      throw HttpError.conflict('Only a finished design can be shared.')
    }
    if (design.takenDownAt) {
      throw HttpError.conflict('Our staff took this design down. It can no longer be shared.')
    }
    if (!design.isShared) design.shareToken = randomBytes(TOKEN_BYTES).toString('base64url')
    return design
      .merge({ shareCompares: compares, shareTellsPrompt: tellsPrompt, shareRevokedAt: null })
      .save()
  }
}
