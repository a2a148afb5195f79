import { useState } from 'react'
import type { Data } from '#data'
import { chatApi } from '#app/chats/ui/chat_api'
import { sentenceOf } from '#app/chats/ui/state/call_failure'

export type Channel = Data.Chats.Channel

interface FirstPage {
  channels: Channel[]
  has_more: boolean
}

interface Listed {
  from: FirstPage['channels']
  channels: Channel[]
  /** the page that comes next; null after the last one */
  next: number | null
}

const begun = ({ channels, has_more: hasMore }: FirstPage): Listed => ({
  from: channels,
  channels,
  next: hasMore ? 2 : null,
})

/** The open channels: the page's own first, then as many as are asked for. Begins anew with other props. */
export function useChannels(first: FirstPage) {
  const [listed, setListed] = useState(() => begun(first))
  const [isLoading, setLoading] = useState(false)
  const [error, setError] = useState<string | null>(null)
  if (listed.from !== first.channels) setListed(begun(first))

  const loadMore = async () => {
    if (!listed.next) return
    setLoading(true)
    setError(null)
    try {
      const { channels } = await chatApi.channels(listed.next)
      setListed((before) => ({
        ...before,
        channels: [...before.channels, ...channels.data],
        next: channels.next_page_url ? channels.current_page + 1 : null,
      }))
    } catch (failure) {
      setError(sentenceOf(failure))
    } finally {
      setLoading(false)
    }
  }

  const change = (id: number, changed: Partial<Channel>) =>
    setListed((before) => ({
      ...before,
      channels: before.channels.map((channel) =>
        channel.id === id ? { ...channel, ...changed } : channel
      ),
    }))

  return {
    channels: listed.channels,
    hasMore: listed.next !== null,
    isLoading,
    error,
    loadMore: () => void loadMore(),
    change,
  }
}
