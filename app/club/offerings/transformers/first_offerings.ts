import { listOfferings } from '#app/club/offerings/queries/list_offerings'
import OfferingTransformer from '#app/club/offerings/transformers/offering_transformer'

const PER_PAGE = 12

type Of = { userId: number } | { marketId: number }

/** The first public offerings of a person or in a market. */
export async function firstOfferings(of: Of, viewerId: number | null) {
  const search = 'userId' in of ? of : { homeMarketId: of.marketId }
  const views = await listOfferings(search, viewerId, { page: 1, perPage: PER_PAGE })
  const home = 'userId' in of ? `users/${of.userId}` : `markets/${of.marketId}`
  const next = `/api/${home}/offerings?page=2&per_page=${PER_PAGE}`
  return {
    data: views.slice(0, PER_PAGE).map((view) => new OfferingTransformer(view).toObject()),
    next_page_url: views.length > PER_PAGE ? next : null,
  }
}
