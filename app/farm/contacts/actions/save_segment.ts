import { violatedUnique } from '#app/common/database/violated_unique'
import { fieldErrors } from '#app/common/http/field_errors'
import type { ContactFilter } from '#app/farm/contract/contact_options'
import type FarmSegment from '#app/farm/contacts/models/farm_segment'

export interface SegmentInput {
  name: string
  filter: ContactFilter
}

/** @throws E_VALIDATION_ERROR on `segment.name` for one that is taken */
export async function saveSegment(segment: FarmSegment): Promise<FarmSegment> {
  try {
    return await segment.save()
  } catch (error) {
    if (violatedUnique(error) !== 'farm_segments_named') throw error
    throw fieldErrors({ 'segment.name': 'You already have a segment with this name.' })
  }
}
