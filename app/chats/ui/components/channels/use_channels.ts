import { useState } from 'react'
import { router } from '@inertiajs/react'
import type { Data } from '#data'
import { chatApi } from '#app/chats/ui/chat_api'
import { sentenceOf } from '#app/kit/calls/call_failure'

export type Channel = Data.Chats.Channel

export interface ChannelPages {
  channels: Channel[]
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

  const change = (id: number, changed: Partial<Channel>) =>
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
