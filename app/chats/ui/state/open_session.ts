import { makeUploadKey } from '#app/common/ui/kit/upload_key'
import { chatApi } from '#app/chats/ui/chat_api'
import { ChatSession } from '#app/chats/ui/state/chat_session'
import { browserKeeper } from '#app/chats/ui/state/kept'

let open: ChatSession | null = null

/** The account's session of this tab; on the server one for a rendering. */
export function openSession(userId: number): ChatSession {
  if (open?.userId === userId) return open
  const session = new ChatSession({
    userId,
    api: chatApi,
    keeper: browserKeeper(),
    makeId: makeUploadKey,
  })
  if (typeof window !== 'undefined') {
    open = session
    session.outbox.flush()
  }
  return session
}
