import { useMemo } from 'react'
import { toast } from '#app/kit/toast/toast'
import { CallFailure, sentenceOf } from '#app/kit/calls/call_failure'
import type { Chat } from '#app/chats/ui/chat_types'
import { useChatSession } from '#app/chats/ui/chat_context'
import { unread } from '#app/kit/shell/unread'

const RESPONSE_FAILED = 'Failed to process chat response'

/** Not optimistic. Failures show as toasts. */
export function useChatActions() {
  const session = useChatSession()

  return useMemo(() => {
    const { api, list } = session
    const change = async (call: () => Promise<{ chat: Chat }>) => {
      try {
        await list.takeFrom(call)
        void unread.ask('/chats', countAnew)
      } catch (error) {
        toast.error(sentenceOf(error))
      }
    }
    const countAnew = async () => (await api.unreadCount()).count

    return {
      mute: (chat: Chat, isMuted: boolean) => change(() => api.mute(chat.id, isMuted)),
      block: (chat: Chat, isBlocked: boolean) => change(() => api.block(chat.id, isBlocked)),

      /** @returns whether it was deleted */
      remove: async (chat: Chat): Promise<boolean> => {
        try {
          await api.remove(chat.id)
          session.forget(chat.id)
          void unread.ask('/chats', countAnew)
          return true
        } catch (error) {
          toast.error(sentenceOf(error))
          return false
        }
      },

      /** @returns whether the server accepted the answer */
      respond: async (chat: Chat, accept: boolean): Promise<boolean> => {
        try {
          const call = () => api.respond(chat.id, accept)
          const { status } = await (accept ? list.takeFrom(call) : call())
          if (status !== 'success') return false
          if (!accept) session.forget(chat.id)
          void unread.ask('/chats', countAnew)
          return true
        } catch (error) {
          const isForbidden = error instanceof CallFailure && error.status === 403
          toast.error(isForbidden ? error.message : RESPONSE_FAILED)
          return false
        }
      },
    }
  }, [session])
}
