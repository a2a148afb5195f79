import { loadAhead } from '#app/kit/offline/load_patiently'
import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useEffect } from 'react'
import { MessageCircle } from 'lucide-react'
import { attachmentsFrom } from '#app/chats/composing/ui/pending_store'
import { ThreadSkeleton } from '#app/chats/messages/ui/thread_skeleton'
import { reportPresence, useHeartbeat } from '#app/chats/presence/ui/presences'
import { useChatAddress } from '#app/chats/ui/chat_address'
import type { Preferences } from '#app/chats/ui/chat_preferences_dialog'
import type { ChatSession } from '#app/chats/ui/chat_session'
import type { DesignCard, Introduction, SpotCard } from '#app/chats/ui/chat_types'
import { Sidebar } from '#app/chats/ui/sidebar'
import { useChatEvents } from '#app/chats/ui/use_chat_events'
import { EmptyState } from '#app/kit/list/empty_state'

/** Loaded after the list. */
const loadOpenChat = () => import('#app/chats/messages/ui/open_chat')
const OpenChat = lazyPart(async () => ({ default: (await loadOpenChat()).OpenChat }))
const NewChat = lazyPart(async () => ({
  default: (await import('#app/chats/composing/ui/new_chat')).NewChat,
}))

const loadSendDialog = () => import('#app/chats/composing/ui/send_dialog')
const SendDesignDialog = lazyPart(async () => ({
  default: (await loadSendDialog()).SendDesignDialog,
}))
const SendSpotDialog = lazyPart(async () => ({ default: (await loadSendDialog()).SendSpotDialog }))

interface ChatWorkspaceProps {
  session: ChatSession
  preferences: Preferences
  introduction: Introduction | null
  design: DesignCard | null
  spot: SpotCard | null
}

/** Phones show either the list or the open chat. */
export function ChatWorkspace({
  session,
  preferences,
  introduction,
  design,
  spot,
}: ChatWorkspaceProps) {
  const { chatId: namedId, messageId, isIntroduction, go, ...address } = useChatAddress()
  const { tab, isSendingDesign, isSendingSpot } = address
  const { list, drafts } = session
  useChatEvents(session)
  useHeartbeat(reportPresence)

  const introduced = isIntroduction ? introduction : null
  const sentDesign = isSendingDesign ? design : null
  const sentSpot = isSendingSpot ? spot : null
  const chatId = namedId ?? introduced?.chat_id ?? null
  const isOpen = chatId !== null || introduced !== null

  useEffect(() => loadAhead(loadOpenChat), [])
  useEffect(() => void list.open('requested'), [list])
  useEffect(() => {
    if (!introduced?.chat_id) return
    const attachments = attachmentsFrom({
      property: introduced.property,
      spot: sentSpot,
      design: sentDesign,
    })
    if (attachments.length) drafts.change(String(introduced.chat_id), { attachments })
  }, [drafts, introduced, sentDesign, sentSpot])

  const back = () => go(tab)
  const sendTo = (id: number) => {
    drafts.change(String(id), {
      attachments: attachmentsFrom({ property: null, spot: sentSpot, design: sentDesign }),
    })
    go('chats', id)
  }
  return (
    <div
      data-whole-screen={isOpen || undefined}
      className="grid h-[calc(100dvh-64px-env(safe-area-inset-bottom))] grid-cols-[minmax(0,1fr)] md:h-dvh md:grid-cols-[320px_minmax(0,1fr)] lg:grid-cols-[360px_minmax(0,1fr)] max-md:data-whole-screen:h-[calc(100dvh-env(safe-area-inset-bottom))]"
    >
      <section
        aria-label="Conversations"
        className={`flex min-h-0 min-w-0 flex-col border-line md:border-r ${isOpen ? 'max-md:hidden' : ''}`}
      >
        <Sidebar
          folder={tab}
          openId={chatId}
          preferences={preferences}
          onFolder={(folder) => go(folder)}
          onOpen={(chat) => go(tab, chat.id)}
          onStarted={(id) => go('chats', id)}
        />
      </section>
      <section
        aria-label="Conversation"
        className={`flex min-h-0 min-w-0 flex-col ${isOpen ? '' : 'max-md:hidden'}`}
      >
        <Suspense fallback={<ThreadSkeleton />}>
          {chatId !== null ? (
            <OpenChat
              key={chatId}
              chatId={chatId}
              messageId={messageId}
              onBack={back}
              onAccepted={() => go('chats', chatId)}
              onGone={back}
            />
          ) : introduced ? (
            <NewChat
              key={introduced.user.id}
              introduction={introduced}
              design={sentDesign}
              spot={sentSpot}
              onBack={back}
              onStarted={(id) => go('chats', id)}
            />
          ) : (
            <NoChat />
          )}
        </Suspense>
      </section>
      <Suspense fallback={null}>
        {sentDesign && !isOpen && (
          <SendDesignDialog design={sentDesign} onChat={sendTo} onClose={back} />
        )}
        {sentSpot && !isOpen && <SendSpotDialog spot={sentSpot} onChat={sendTo} onClose={back} />}
      </Suspense>
    </div>
  )
}

function NoChat() {
  return (
    <div className="flex flex-1 items-center">
      <EmptyState icon={MessageCircle} title="Select a chat">
        Messages stay between you and the people in the chat.
      </EmptyState>
    </div>
  )
}
