import { holdForAccount } from '#app/kit/hooks/account_scope'
import { makeUploadKey } from '#app/kit/upload/upload_key'
import { chatApi } from '#app/chats/ui/chat_api'
import { ChatSession } from '#app/chats/ui/chat_session'
import type { Chat, Folder } from '#app/chats/ui/chat_types'
import { browserKeeper } from '#app/chats/ui/stored_values'

interface FirstPage {
  folder: Folder
  chats: readonly Chat[]
  hasMore: boolean
}

let open: ChatSession | null = null

/** The tab's session for this account, or a new one. Sends nothing until `enterSession`. */
export function sessionFor(userId: number, { folder, chats, hasMore }: FirstPage): ChatSession {
  if (open?.userId === userId) return open
  const session = new ChatSession({
    userId,
    api: chatApi,
    keeper: browserKeeper(),
    makeId: makeUploadKey,
  })
  session.list.seed(folder, chats, hasMore)
  return session
}

/** Makes a session the tab's own until sign-out, and sends waiting messages. */
export function enterSession(session: ChatSession): void {
  if (open === session) return
  open?.close()
  open = session
  holdForAccount(session.userId, () => {
    session.close()
    if (open === session) open = null
  })
  session.outbox.flush()
}
