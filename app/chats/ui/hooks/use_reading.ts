import { useEffect } from 'react'
import { lastId } from '#app/chats/ui/state/message_log'
import type { Thread, ThreadState } from '#app/chats/ui/state/thread'
import { useChatSession } from '#app/chats/ui/hooks/chat_context'
import { useFocused } from '#app/chats/ui/hooks/use_focused'

/** Marks as read while the page is focused and the end is in view. */
export function useReading(thread: Thread, { status, messages }: ThreadState, isAtEnd: boolean) {
  const { inView } = useChatSession()
  const isSeen = useFocused() && isAtEnd && status === 'ready'
  const newest = lastId(messages)

  useEffect(() => {
    inView.set(isSeen ? thread.chatId : null)
    return () => inView.set(null)
  }, [inView, isSeen, thread])

  useEffect(() => {
    if (isSeen && newest) void thread.markRead()
  }, [isSeen, newest, thread])
}
