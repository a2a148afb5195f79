import Market from '#app/places/models/market'

/** Null if there is none at that address. */
export async function findMarketId(slug: string): Promise<number | null> {
  const market = await Market.query().where('slug', slug).select('id').first()
  return market?.id ?? null
}
