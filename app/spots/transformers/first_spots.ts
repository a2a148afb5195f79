import { listSpotsOf, type SpotOwner } from '#app/spots/queries/list_spots_of'
import SpotTransformer from '#app/spots/transformers/spot_transformer'

const PER_PAGE = 12

/** The first page of a list of spots. @param api where the next pages are */
export async function firstSpots(owner: SpotOwner, viewerId: number | null, api: string) {
  const views = await listSpotsOf(owner, viewerId, { page: 1, perPage: PER_PAGE })
  return {
    data: views.slice(0, PER_PAGE).map((view) => new SpotTransformer(view).toObject()),
    next_page_url: views.length > PER_PAGE ? `${api}?page=2&per_page=${PER_PAGE}` : null,
  }
}
