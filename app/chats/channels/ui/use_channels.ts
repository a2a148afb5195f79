import { useState } from 'react'
import { router } from '@inertiajs/react'
import { chatApi } from '#app/chats/ui/chat_api'
import { sentenceOf } from '#app/kit/calls/call_failure'
import type { Data } from '#data'

export type ListedChannel = Data.Chats.Channels.Channel

export interface ChannelPages {
  channels: ListedChannel[]
  has_more: boolean
}

const PER_PAGE = 20

/** Keeps loaded channels in the page props, so that going back restores them. */
export function useChannels({ channels, has_more: hasMore }: ChannelPages) {
  const [isLoading, setLoading] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const loadMore = async () => {
    setLoading(true)
    setError(null)
    try {
      const page = Math.floor(channels.length / PER_PAGE) + 1
      const { channels: more } = await chatApi.channels(page)
      keep((before) => ({
        channels: [...before.channels, ...more.data],
        has_more: more.next_page_url !== null,
      }))
    } catch (failure) {
      setError(sentenceOf(failure))
    } finally {
      setLoading(false)
    }
  }

  const change = (id: number, changed: Partial<ListedChannel>) =>
    keep((before) => ({
      channels: before.channels.map((channel) =>
        channel.id === id ? { ...channel, ...changed } : channel
      ),
    }))

  return { channels, hasMore, isLoading, error, loadMore: () => void loadMore(), change }
}

function keep(edit: (before: ChannelPages) => Partial<ChannelPages>) {
  router.replace<ChannelPages>({
    preserveScroll: true,
    preserveState: true,
    props: (before) => ({ ...before, ...edit(before) }),
  })
}

/** The team or market a channel is open to. */
export interface ChannelHome {
  /** `team:5` or `market:5` */
  key: string
  name: string
}

interface HomeGroup extends ChannelHome {
  channels: ListedChannel[]
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
  channels: readonly ListedChannel[],
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

function homeOf({ team, market }: ListedChannel): ChannelHome | null {
  if (team) return teamHome(team)
  return market && marketHome(market)
}
