import Market from '#app/places/models/market'

export async function countMarketMembers(marketId: number): Promise<number> {
  const market = await Market.findOrFail(marketId)
  return market.membersCount
}
