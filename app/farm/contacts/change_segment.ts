import type { ActingUser } from '#app/accounts/user'
import { violatedUnique } from '#app/common/database/violated_unique'
import { fieldErrors } from '#app/common/http/field_errors'
import FarmSegment from '#app/farm/contacts/farm_segment'
import { lockFarm, lockSegment } from '#app/farm/farm_locks'
import { MAX_SEGMENTS_PER_FARM, type ContactFilter } from '#app/farm/farm_options'
import { HttpError } from '#app/kernel/exceptions/http_error'

/** @throws HttpError 403, 409; E_VALIDATION_ERROR on `segment.name` for one that is taken */
export async function createSegment(
  { user, trx }: ActingUser,
  input: SegmentInput
): Promise<FarmSegment> {
  const farm = await lockFarm({ user, trx })
  const known = await FarmSegment.query({ client: trx }).where('farm_id', farm.id)
  if (known.length >= MAX_SEGMENTS_PER_FARM) {
    throw HttpError.conflict(
      `A farm has up to ${MAX_SEGMENTS_PER_FARM} segments. Delete one you don’t need.`
    )
  }
  return saveSegment(new FarmSegment().useTransaction(trx).merge({ farmId: farm.id, ...input }))
}

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

interface SegmentInput {
  name: string
  filter: ContactFilter
}

/** @throws E_VALIDATION_ERROR on `segment.name` for one that is taken */
async function saveSegment(segment: FarmSegment): Promise<FarmSegment> {
  try {
    return await segment.save()
  } catch (error) {
    if (violatedUnique(error) !== 'farm_segments_named') throw error
    throw fieldErrors({ 'segment.name': 'You already have a segment with this name.' })
  }
}

/** @throws HttpError 403 and 404 */
export async function deleteSegment({ user, trx }: ActingUser, id: number): Promise<void> {
  const segment = await lockSegment({ user, trx }, id)
  await segment.delete()
}
