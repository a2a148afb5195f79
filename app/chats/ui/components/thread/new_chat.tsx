import { useEffect, useState } from 'react'
import { ArrowLeft } from 'lucide-react'
import { Avatar } from '#app/common/ui/kit/avatar'
import { IconButton } from '#app/common/ui/kit/icon_button'
import { toast } from '#app/common/ui/kit/toast'
import { makeUploadKey } from '#app/common/ui/kit/upload_key'
import { sentenceOf } from '#app/common/ui/calls/call_failure'
import { firstName } from '#app/chats/ui/state/chat_words'
import type { Outgoing } from '#app/chats/ui/state/outbox'
import { carried } from '#app/chats/ui/state/carried'
import type { DesignCard, Introduction } from '#app/chats/ui/state/types'
import { useChatSession } from '#app/chats/ui/hooks/chat_context'
import { Composer } from '#app/chats/ui/components/composer/composer'

interface NewChatProps {
  introduction: Introduction
  /** what is about to be sent */
  design: DesignCard | null
  onBack: () => void
  onStarted: (chatId: number) => void
}

/** Before the first message to somebody: the chat begins with it, and not sooner. */
export function NewChat({ introduction, design, onBack, onStarted }: NewChatProps) {
  const { user, property } = introduction
  const { api, drafts, list, outbox } = useChatSession()
  const [isStarting, setStarting] = useState(false)
  const [key] = useState(makeUploadKey)
  const draftName = `to.${user.id}`

  useEffect(() => {
    const attachments = carried({ property, design })
    if (!attachments.length || drafts.get(draftName).attachments.length) return
    drafts.change(draftName, { attachments })
  }, [drafts, draftName, property, design])

  const start = async (outgoing: Outgoing) => {
    setStarting(true)
    try {
      const { chat } = await api.start({ user_ids: [user.id], property_id: property?.id }, key)
      list.take([chat])
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
        <IconButton icon={ArrowLeft} label="Back to the conversations" onClick={onBack} />
      </header>
      <div className="flex min-h-0 flex-1 flex-col items-center justify-center overflow-y-auto px-5 py-8 text-center">
        <Avatar name={user.name} src={user.avatar} size="xl" />
        <h2 className="mt-4 text-28 wrap-anywhere">{user.name}</h2>
        <p className="text-13 text-muted">
          @{user.handle} · {user.type}
        </p>
        <p className="mt-3 max-w-90 text-muted">
          Say what brings you here. {firstName(user.name)} decides whether to answer.
        </p>
      </div>
      <Composer
        draftName={draftName}
        label={`Write to ${firstName(user.name)}`}
        isSending={isStarting}
        onSend={(outgoing) => void start(outgoing)}
      />
    </>
  )
}
