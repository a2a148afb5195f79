import { useEffect, useRef, type RefObject } from 'react'
import { firstName, partnerOf } from '#app/chats/ui/state/chat_words'
import type { Chat, Message } from '#app/chats/ui/state/types'
import { useChatSession } from '#app/chats/ui/hooks/chat_context'
import { useStore } from '#app/chats/ui/hooks/use_store'
import { useTypingWhisper } from '#app/chats/ui/hooks/use_typing_whisper'
import { Composer, type ComposerHandle } from '#app/chats/ui/components/composer/composer'
import { EditComposer } from '#app/chats/ui/components/composer/edit_composer'
import { BlockedBar } from '#app/chats/ui/components/thread/blocked_bar'
import { RequestBar } from '#app/chats/ui/components/thread/request_bar'

interface ConversationFooterProps {
  chat: Chat
  editing: Message | null
  composer: RefObject<ComposerHandle | null>
  onEdited: () => void
  onSave: (message: Message, content: string) => Promise<void>
  onSent: () => void
  onEditLast: () => void
  onAccepted: () => void
  onGone: () => void
}

export function ConversationFooter({ chat, editing, composer, ...on }: ConversationFooterProps) {
  const { userId, drafts, outbox } = useChatSession()
  const whisper = useTypingWhisper(chat.id)
  const draftName = String(chat.id)
  const answered = useStore(drafts, undefined).get(draftName)?.replyTo?.id

  const isAsOpened = useRef(true)
  useEffect(() => {
    // On phones, the keyboard would cover the messages.
    if (isAsOpened.current) isAsOpened.current = false
    else if (answered || !editing) composer.current?.focus()
  }, [answered, editing, composer])

  if (chat.folder === 'requested') {
    return <RequestBar chat={chat} onAccepted={on.onAccepted} onGone={on.onGone} />
  }
  if (chat.folder === 'blocked') return <BlockedBar chat={chat} />
  if (editing) {
    return (
      <EditComposer
        key={editing.id}
        message={editing}
        onSave={(content) => on.onSave(editing, content)}
        onClose={on.onEdited}
      />
    )
  }
  const partner = partnerOf(chat, userId)
  const isWaiting = partner !== null && !chat.accepted && chat.last_message !== null
  return (
    <>
      {isWaiting && (
        <p className="px-5 pb-2 text-center text-13 text-muted">
          Waiting for {firstName(partner.name)} to accept
        </p>
      )}
      <Composer
        ref={composer}
        key={draftName}
        draftName={draftName}
        label={`Message ${partner ? firstName(partner.name) : (chat.name ?? 'this group')}`}
        people={partner ? undefined : chat.users.filter(({ id }) => id !== userId)}
        placeholder={partner ? undefined : 'Message'}
        onTyping={whisper}
        onEditLast={on.onEditLast}
        onSend={(outgoing) => {
          outbox.add(chat.id, outgoing)
          drafts.clear(draftName)
          on.onSent()
        }}
      />
    </>
  )
}
