import { useEffect, useState } from 'react'
import { ArrowLeft } from 'lucide-react'
import { TYPE_WORDS } from '#app/accounts/ui/type_words'
import { Avatar } from '#app/kit/display/avatar'
import { PersonLink } from '#app/kit/display/person_link'
import { IconButton } from '#app/kit/button/icon_button'
import { toast } from '#app/kit/toast/toast'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { firstName } from '#app/chats/ui/chat_words'
import type { Outgoing } from '#app/chats/composing/ui/outbox'
import { attachmentsFrom } from '#app/chats/composing/ui/pending_store'
import type { DesignCard, Introduction, SpotCard } from '#app/chats/ui/chat_types'
import { useChatSession } from '#app/chats/ui/chat_context'
import { Composer } from '#app/chats/composing/ui/composer'

interface NewChatProps {
  introduction: Introduction
  design: DesignCard | null
  spot: SpotCard | null
  onBack: () => void
  onStarted: (chatId: number) => void
}

/** The chat is created with its first message. */
export function NewChat({ introduction, design, spot, onBack, onStarted }: NewChatProps) {
  const { user, property } = introduction
  const { api, drafts, list, outbox } = useChatSession()
  const [isStarting, setStarting] = useState(false)
  const retry = useRetryKey()
  const draftName = `to.${user.id}`

  useEffect(() => {
    const attachments = attachmentsFrom({ property, spot, design })
    if (!attachments.length || drafts.get(draftName).attachments.length) return
    drafts.change(draftName, { attachments })
  }, [drafts, draftName, property, spot, design])

  const start = async (outgoing: Outgoing) => {
    setStarting(true)
    try {
      const body = { user_ids: [user.id], property_id: property?.id }
      const { chat } = await list.takeFrom(() => api.start(body, retry.of(body)))
      outbox.add(chat.id, outgoing)
      drafts.clear(draftName)
      onStarted(chat.id)
    } catch (error) {
      toast.error(sentenceOf(error))
      setStarting(false)
    }
  }

  return (
    <>
      <header className="flex items-center gap-3 border-b border-line px-3 py-3 md:hidden">
        <IconButton icon={ArrowLeft} label="Back to chats" onClick={onBack} />
      </header>
      <div className="flex min-h-0 flex-1 flex-col items-center justify-center overflow-y-auto px-5 py-8 text-center">
        <PersonLink person={user} isSecond>
          <Avatar name={user.name} src={user.avatar} size="xl" />
        </PersonLink>
        <h2 className="mt-4 text-28 wrap-anywhere">
          <PersonLink person={user} />
        </h2>
        <p className="text-13 text-muted">
          @{user.handle} · {TYPE_WORDS[user.type]}
        </p>
        <p className="mt-3 max-w-90 text-muted">
          Say hello and what it’s about. {firstName(user.name)} can accept or decline.
          {property && ' Writing to a realtor about their listing shares your email with them.'}
        </p>
      </div>
      <Composer
        draftName={draftName}
        label={`Message ${firstName(user.name)}`}
        isSending={isStarting}
        onSend={(outgoing) => void start(outgoing)}
      />
    </>
  )
}
