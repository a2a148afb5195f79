import FarmSegment from '#app/farm/contacts/models/farm_segment'

/** By name. */
export function listSegments(farmId: number): Promise<FarmSegment[]> {
  return FarmSegment.query().where('farm_id', farmId).orderByRaw('lower(name), id')
}
