import type { OfferingFilters } from '#app/club/offerings/models/offering_filters'
import { countUncomparedOfferings } from '#app/club/offerings/queries/count_uncompared_offerings'
import type { AskedOfferings } from '#app/club/offerings/validators/offering_search'
import { searchNotes } from '#app/search/models/search_notes'

/** Sentences about offerings that are or aren't among those found. @param viewerId null for a guest */
export async function offeringNotes(
  asked: AskedOfferings,
  filters: OfferingFilters,
  viewerId: number | null
): Promise<string[]> {
  return searchNotes(asked, await countUncomparedOfferings(filters, viewerId), 'offering')
}
