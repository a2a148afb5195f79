import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { openFarm } from '#app/farm/actions/open_farm'
import { saveSegment, type SegmentInput } from '#app/farm/contacts/actions/save_segment'
import { MAX_SEGMENTS_PER_FARM } from '#app/farm/contract/contact_options'
import FarmSegment from '#app/farm/contacts/models/farm_segment'

/** @throws HttpError 403, 409; E_VALIDATION_ERROR on `segment.name` for one that is taken */
export async function createSegment(
  { user, trx }: ActingUser,
  input: SegmentInput
): Promise<FarmSegment> {
  const farm = await openFarm({ user, trx })
  const known = await FarmSegment.query({ client: trx }).where('farm_id', farm.id)
  if (known.length >= MAX_SEGMENTS_PER_FARM) {
    throw HttpError.conflict(
      `A farm has up to ${MAX_SEGMENTS_PER_FARM} segments. Delete one you don’t need.`
    )
  }
  return saveSegment(new FarmSegment().useTransaction(trx).merge({ farmId: farm.id, ...input }))
}
