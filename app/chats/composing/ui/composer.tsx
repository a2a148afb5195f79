import { useEffect, useImperativeHandle, useRef, useState, type DragEvent, type Ref } from 'react'
import { SendHorizontal } from 'lucide-react'
import { isolated } from '#app/common/text/isolated'
import { Spinner } from '#app/kit/list/spinner'
import { useHandedPhoto } from '#app/kit/offline/handed_photo'
import type { UserCard } from '#app/chats/ui/chat_types'
import type { Outgoing } from '#app/chats/composing/ui/outbox'
import { MAX_MESSAGE_CHARACTERS } from '#app/chats/chat_limits'
import { useComposer } from '#app/chats/composing/ui/use_composer'
import { AttachMenu } from '#app/chats/composing/ui/attach_menu'
import { AttachmentTray } from '#app/chats/composing/ui/attachment_tray'
import { ComposerInput } from '#app/chats/composing/ui/composer_input'
import { ComposerNote, LengthNote } from '#app/chats/composing/ui/composer_notes'
import { quotedWords } from '#app/chats/messages/ui/reply_quote'

export interface ComposerHandle {
  focus: () => void
}

interface ComposerProps {
  ref?: Ref<ComposerHandle>
  /** key of the stored draft */
  draftName: string
  label: string
  /** whom `@` suggests */
  people?: readonly UserCard[]
  placeholder?: string
  isSending?: boolean
  onSend: (outgoing: Outgoing) => void
  onTyping?: () => void
  onEditLast?: () => void
}

/** Drafts survive a reload. */
export function Composer({ ref, draftName, isSending = false, ...rest }: ComposerProps) {
  const { label, placeholder, people, ...on } = rest
  const { draft, uploads, problem, isTooLong, maySend, ...composer } = useComposer(draftName)
  useHandedPhoto('chat', (file) => uploads.add([file]))
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }), [])

  const send = () => {
    if (!maySend || isSending) return
    const { content, replyTo, attachments } = draft
    on.onSend({ content: content.trim(), replyTo, attachments: [...attachments] })
    input.current?.focus()
  }
  const onDrop = (event: DragEvent) => {
    setOver(false)
    if (!event.dataTransfer.files.length) return
    event.preventDefault()
    uploads.add(event.dataTransfer.files)
  }
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) input.current?.focus({ preventScroll: true })
  }, [draftName])

  return (
    <form
      aria-label="Write a message"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={`px-3 pt-2 pb-3 md:px-8 md:pb-6 ${isOver ? 'bg-raised' : ''}`}
    >
      <div className="mx-auto max-w-204">
        {draft.replyTo && (
          <ComposerNote
            title={`Reply to ${isolated(draft.replyTo.user_name ?? 'this message')}`}
            words={quotedWords(draft.replyTo)}
            onClose={composer.answerNobody}
          />
        )}
        <AttachmentTray
          attachments={draft.attachments}
          uploads={uploads}
          onRemove={composer.detach}
        />
        <div className="flex items-end gap-2">
          <AttachMenu
            onFiles={uploads.add}
            onVideo={composer.attachVideo}
            onListing={composer.attachListing}
            onDesign={composer.attachDesign}
          />
          <div className="min-w-0 flex-1">
            <ComposerInput
              input={input}
              label={label}
              placeholder={placeholder}
              value={draft.content}
              people={people}
              onChange={(content) => {
                composer.write(content)
                if (content) on.onTyping?.()
              }}
              onSubmit={send}
              onEditLast={() => on.onEditLast?.()}
              onCancel={composer.answerNobody}
              onFiles={uploads.add}
            />
          </div>
          <button
            type="submit"
            aria-label="Send"
            disabled={!maySend}
            className="grid size-12 shrink-0 place-items-center rounded-full bg-brass text-on-brass hover:bg-brass-deep disabled:cursor-not-allowed disabled:bg-raised disabled:text-muted"
          >
            {isSending ? (
              <Spinner size={20} />
            ) : (
              <SendHorizontal size={20} strokeWidth={1.5} aria-hidden />
            )}
          </button>
        </div>
        {problem && (
          <p role="alert" className="mt-1.5 px-14 text-13 text-danger">
            {problem}
          </p>
        )}
        <LengthNote
          length={draft.content.length}
          longest={MAX_MESSAGE_CHARACTERS}
          isTooLong={isTooLong}
        />
      </div>
    </form>
  )
}
