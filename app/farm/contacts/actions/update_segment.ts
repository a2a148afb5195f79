import type { ActingUser } from '#app/accounts/models/acting_user'
import { saveSegment, type SegmentInput } from '#app/farm/contacts/actions/save_segment'
import type FarmSegment from '#app/farm/contacts/models/farm_segment'
import { lockSegment } from '#app/farm/contacts/models/lock_segment'

/** @throws HttpError 403 and 404; E_VALIDATION_ERROR as `createSegment` does */
export async function updateSegment(
  { user, trx }: ActingUser,
  id: number,
  input: Partial<SegmentInput>
): Promise<FarmSegment> {
  const segment = await lockSegment({ user, trx }, id)
  if (input.name) segment.name = input.name
  if (input.filter) segment.filter = input.filter
  return saveSegment(segment)
}
