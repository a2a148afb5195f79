import type { Channel } from '#app/chats/ui/components/channels/use_channels'

/** The team or market a channel is open to. */
export interface ChannelHome {
  /** `team:5` or `market:5` */
  key: string
  name: string
}

interface HomeGroup extends ChannelHome {
  channels: Channel[]
}

export const teamHome = ({ id, name }: { id: number; name: string }): ChannelHome => ({
  key: `team:${id}`,
  name,
})

export const marketHome = ({ id, name }: { id: number; name: string }): ChannelHome => ({
  key: `market:${id}`,
  name,
})

/** Teams and markets without a channel appear once the whole list is loaded. */
export function groupByHome(
  channels: readonly Channel[],
  homes: readonly ChannelHome[],
  isWhole: boolean
): HomeGroup[] {
  const groups = new Map<string, HomeGroup>()
  for (const channel of channels) {
    const home = homeOf(channel)
    if (!home) continue
    const group = groups.get(home.key) ?? { ...home, channels: [] }
    group.channels.push(channel)
    groups.set(home.key, group)
  }
  for (const home of isWhole ? homes : []) {
    if (!groups.has(home.key)) groups.set(home.key, { ...home, channels: [] })
  }
  const places = [...groups.values()]
  return places.sort(
    (one, other) =>
      Number(other.key.startsWith('team')) - Number(one.key.startsWith('team')) ||
      one.name.localeCompare(other.name) ||
      one.key.localeCompare(other.key)
  )
}

function homeOf({ team, market }: Channel): ChannelHome | null {
  if (team) return teamHome(team)
  return market && marketHome(market)
}
