import type { Data } from '#data'
import type { Channel } from '#app/chats/ui/components/channels/use_channels'

interface MarketGroup {
  id: number
  name: string
  channels: Channel[]
}

/**
 * Channels under their markets, by the markets' names. Markets without one
 * come where they belong once the whole list is there.
 */
export function groupByMarket(
  channels: readonly Channel[],
  markets: readonly Data.Places.Market[],
  isWhole: boolean
): MarketGroup[] {
  const groups = new Map<number, MarketGroup>()
  for (const channel of channels) {
    const { id, name } = channel.market
    const group = groups.get(id) ?? { id, name, channels: [] }
    group.channels.push(channel)
    groups.set(id, group)
  }
  if (isWhole) {
    for (const { id, name } of markets)
      if (!groups.has(id)) groups.set(id, { id, name, channels: [] })
  }
  return [...groups.values()].sort(
    (one, other) => one.name.localeCompare(other.name) || one.id - other.id
  )
}
