import { DateTime } from 'luxon'
import type User from '#app/accounts/user'
import { transaction } from '#app/kernel/database/transaction'
import { createSpot } from '#app/spots/change_spot'
import Spot from '#app/spots/spot'
import type { SpotInput } from '#app/spots/spot_validators'
import { storeTestImage } from '#tests/support/images'

export function createDraftSpot(author: User, input: SpotInput = {}): Promise<Spot> {
  return transaction((trx) => createSpot({ user: author, trx }, null, input))
}

/** A spot that is out, with one photo unless it is given slides. */
export async function createPublicSpot(author: User, input: SpotInput = {}): Promise<Spot> {
  const slides = input.slides ?? [{ image_id: (await storeTestImage(author)).id }]
  return createDraftSpot(author, { caption: 'The tub', ...input, slides, status: 'publish' })
}

/** Rows without slides, for lists of many: `minutes` ago each. */
export async function plantSpots(
  author: User,
  minutes: number[],
  more: Partial<Spot> = {}
): Promise<Spot[]> {
  return Spot.createMany(
    minutes.map((ago, index) => ({
      userId: author.id,
      slug: `planted-${author.id}-${index}-${Math.random().toString(36).slice(2)}`,
      caption: '',
      status: 'publish' as const,
      publishedAt: DateTime.utc().minus({ minutes: ago }),
      ...more,
    }))
  )
}
