import { useCallback, useMemo, useState } from 'react'
import { toast } from '#app/kit/toast/toast'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { messageSummary } from '#app/chats/ui/chat_words'
import type { Thread } from '#app/chats/messages/ui/thread'
import type { Message } from '#app/chats/ui/chat_types'
import { useChatSession } from '#app/chats/ui/chat_context'
import type { MessageAction } from '#app/chats/messages/ui/message_menu'

export function useMessageActions(
  thread: Thread,
  chatId: number,
  onEdit: (message: Message) => void
) {
  const { drafts } = useChatSession()
  const [asked, setAsked] = useState<{ about: 'delete' | 'report'; message: Message } | null>(null)

  const onAction = useCallback(
    (action: MessageAction, message: Message) => {
      if (action === 'reply') drafts.change(String(chatId), { replyTo: replyTo(message) })
      else if (action === 'edit') onEdit(message)
      else if (action === 'copy') void copy(message.content)
      else setAsked({ about: action, message })
    },
    [drafts, chatId, onEdit]
  )
  const onReact = useCallback(
    (message: Message, emoji: string) => void told(thread.react(message.id, emoji)),
    [thread]
  )
  const forLines = useMemo(() => ({ onAction, onReact }), [onAction, onReact])

  return {
    forLines,
    dialogs: {
      deleting: asked?.about === 'delete' ? asked.message : null,
      reporting: asked?.about === 'report' ? asked.message : null,
      onDelete: (message: Message) => void told(thread.remove(message.id)),
      onClose: () => setAsked(null),
    },
  }
}

function replyTo(message: Message) {
  return {
    id: message.id,
    user_id: message.user_id,
    type: message.type,
    excerpt: messageSummary(message),
    deleted_at: message.deleted_at,
    user_name: message.user?.name ?? null,
  }
}

async function told(call: Promise<void>): Promise<void> {
  try {
    await call
  } catch (error) {
    toast.error(sentenceOf(error))
  }
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success('Copied')
  } catch {
    toast.error('Your browser blocked copying.')
  }
}
