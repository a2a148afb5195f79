import { useEffect, useMemo, useState } from 'react'
import type { Message, ReadPosition } from '#app/chats/ui/state/types'
import { Typing } from '#app/chats/ui/state/typing'
import { useChatSession } from '#app/chats/ui/hooks/chat_context'
import { useStore } from '#app/chats/ui/hooks/use_store'
import { useChannel, useResume } from '#app/realtime/ui/use_realtime'

/** One conversation, loaded and kept up to date. */
export function useThread(chatId: number, isListening: boolean) {
  const session = useChatSession()
  const thread = useMemo(() => session.thread(chatId), [session, chatId])
  const [typing] = useState(() => new Typing())
  const state = useStore(thread)

  useEffect(() => void thread.refresh(), [thread])
  useResume(() => void thread.refresh())

  const change = ({ message }: { message: Message }) => void thread.change(message)
  useChannel(isListening ? `private-chat.${chatId}` : null, {
    events: {
      'message.created': ({ message }: { message: Message }) => {
        if (message.user_id) typing.end(message.user_id)
        void session.receive(message)
      },
      'message.updated': change,
      'message.deleted': change,
      'chat.read': (read: ReadPosition & { reads?: ReadPosition[] }) =>
        (read.reads ?? [read]).forEach((one) => thread.noteRead(one)),
      'client-typing': ({ user_id: userId }: { user_id: number }) => {
        if (userId !== session.userId) typing.note(userId)
      },
    },
    onReady: () => void thread.refresh(),
  })

  return { thread, state, typing }
}
