import { randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/user'
import { lockPicturedDesign } from '#app/designs/design_locks'
import type { PicturedDesign } from '#app/designs/design_pictures'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { earnCoins } from '#app/ledger/earn_coins'

interface Sharing {
  compares: boolean
  tellsPrompt: boolean
}

/** 128 bits cannot be guessed. */
const TOKEN_BYTES = 16

/**
 * Creates or updates a design's only link; a revoked one gets a new token.
 * @throws HttpError 404; 409 if unfinished, or taken down by staff
 */
export async function shareDesign(
  { user, trx }: ActingUser,
  designId: number,
  { compares, tellsPrompt }: Sharing
): Promise<PicturedDesign> {
  const design = await lockPicturedDesign(designId, user.id, trx)
  if (design.status !== 'completed' || !design.imageId) {
    throw HttpError.conflict('Only finished designs can be shared.')
  }
  if (design.takenDownAt) {
    throw HttpError.conflict('Our team removed this design, so it can’t be shared.')
  }
  if (!design.isShared) design.shareToken = randomBytes(TOKEN_BYTES).toString('base64url')
  await design
    .merge({ shareCompares: compares, shareTellsPrompt: tellsPrompt, shareRevokedAt: null })
    .save()
  await earnCoins(
    { trx },
    {
      userId: user.id,
      kind: 'first_design_shared',
      causeId: design.id,
      url: `/shared/${design.shareToken}`,
    }
  )
  return design
}

/** Revokes a design's link, which also makes it private. @throws HttpError 404 */
export async function revokeShare(
  { user, trx }: ActingUser,
  designId: number
): Promise<PicturedDesign> {
  const design = await lockPicturedDesign(designId, user.id, trx)
  if (!design.isShared) return design
  return design
    .merge({ shareRevokedAt: DateTime.utc(), publishedAt: null, featuredAt: null })
    .save()
}
