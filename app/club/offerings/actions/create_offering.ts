import type { ActingUser } from '#app/accounts/models/acting_user'
import { writeOffering } from '#app/club/offerings/actions/write_offering'
import { missingFor } from '#app/club/contract/missing_for_offering'
import { MAX_OFFERINGS } from '#app/club/contract/offering_options'
import Offering from '#app/club/offerings/models/offering'
import type { NewOffering } from '#app/club/offerings/models/offering_input'
import { readableSlug } from '#app/common/slugs/readable_slug'
import { HttpError } from '#app/kernel/exceptions/http_error'

/**
 * Published unless told otherwise, or a draft while something is missing.
 * @throws HttpError 409 with too many; E_VALIDATION_ERROR
 */
export async function createOffering(
  { user, trx }: ActingUser,
  input: NewOffering
): Promise<Offering> {
  const [{ count }] = await trx.from('offerings').where('user_id', user.id).count('* as count')
  if (Number(count) >= MAX_OFFERINGS) {
    throw HttpError.conflict(`You can have at most ${MAX_OFFERINGS} offerings.`)
  }
  const offering = new Offering().useTransaction(trx).merge({
    userId: user.id,
    marketId: null,
    slug: readableSlug(input.title, 'offering'),
    description: '',
    price: null,
    currency: null,
    coinPrice: null,
    status: 'draft',
    publishedAt: null,
    takenDownAt: null,
  })
  const missing = missingFor({
    description: input.description ?? '',
    price: input.price ?? null,
    coinPrice: input.coin_price ?? null,
  })
  const status = Object.keys(missing).length ? 'draft' : 'publish'
  return writeOffering({ user, trx }, offering, { status, ...input })
}
