import { useEffect, useRef, type RefObject } from 'react'
import { Composer, type ComposerHandle } from '#app/chats/composing/ui/composer'
import { EditComposer } from '#app/chats/composing/ui/edit_composer'
import { useTypingWhisper } from '#app/chats/messages/ui/typing'
import { RequestBar } from '#app/chats/requests/ui/request_bar'
import { useChatSession, useChatStore } from '#app/chats/ui/chat_context'
import type { Chat, Message } from '#app/chats/ui/chat_types'
import { firstName, partnerOf } from '#app/chats/ui/chat_words'
import { useChatActions } from '#app/chats/ui/use_chat_actions'
import { Button } from '#app/kit/button/button'

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
  const answered = useChatStore(drafts, undefined).get(draftName)?.replyTo?.id

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

function BlockedBar({ chat }: { chat: Chat }) {
  const actions = useChatActions()
  return (
    <div className="flex flex-wrap items-center justify-center gap-4 border-t border-line px-5 py-4">
      <p className="text-13 text-muted">You blocked this chat. You won’t get messages from it.</p>
      <Button size="sm" onClick={() => void actions.block(chat, false)}>
        Unblock
      </Button>
    </div>
  )
}
