import { useEffect } from 'react'
import type { ChatSession } from '#app/chats/ui/chat_session'
import type { MessageNews } from '#app/chats/ui/chat_list'
import type { Chat } from '#app/chats/ui/chat_types'
import { realtime } from '#app/realtime/ui/realtime'
import { useChannel, useResume } from '#app/realtime/ui/use_realtime'
import { useChatStore } from '#app/chats/ui/chat_context'

export function useChatEvents(session: ChatSession): void {
  const { list, outbox, inView } = session
  const note = (news: MessageNews) => {
    void list.noteMessage(news, inView.snapshot() === news.chat_id)
    void session.receive(news.message)
  }
  const take = ({ chat }: { chat: Chat }) => {
    if (chat.folder === null) session.forget(chat.id)
    else list.take([chat])
  }

  useChannel(`private-user.${session.userId}`, {
    events: { 'message.created': note, 'chat.created': take, 'chat.updated': take },
  })
  useOpenChannels(session)
  useResume(() => {
    void list.refresh()
    outbox.flush()
  })
}

/** Messages of open channels are only broadcast on the channel itself. */
function useOpenChannels(session: ChatSession): void {
  const { list, inView } = session
  const { chats } = useChatStore(list)
  const ids = [...chats.values()].filter(({ type }) => type === 'channel').map(({ id }) => id)
  const joined = ids.sort((a, b) => a - b).join(' ')

  useEffect(() => {
    const note = (news: MessageNews) => {
      const { chat_id: id, message } = news
      const chat = list.snapshot().chats.get(id)
      const isOwn = message.user_id === session.userId
      const isCounted = chat && !chat.chat_settings[0]?.is_muted && !isOwn
      const count = (chat?.unread_count ?? 0) + (isCounted ? 1 : 0)
      void list.noteMessage({ ...news, unread_count: count }, inView.snapshot() === id)
    }
    const leaves = joined
      .split(' ')
      .filter(Boolean)
      .map((id) => realtime.listen(`private-chat.${id}`, { events: { 'message.created': note } }))
    return () => leaves.forEach((leave) => leave())
  }, [joined, list, inView, session])
}
