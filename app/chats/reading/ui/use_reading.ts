import { useEffect, useSyncExternalStore } from 'react'
import { lastId } from '#app/chats/messages/ui/message_log'
import type { Thread, ThreadState } from '#app/chats/messages/ui/thread'
import { useChatSession } from '#app/chats/ui/chat_context'

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

const EVENTS = ['focus', 'blur'] as const

function subscribe(onChange: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, onChange)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, onChange)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/** Whether this page is visible and its window focused. */
function useFocused(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible' && document.hasFocus(),
    () => false
  )
}
