import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/kit/button/button'
import { sentenceOf } from '#app/kit/calls/call_failure'
import type { Message } from '#app/chats/ui/chat_types'
import { MAX_MESSAGE_CHARACTERS } from '#app/chats/chat_limits'
import { ComposerInput } from '#app/chats/composing/ui/composer_input'
import { ComposerNote, LengthNote } from '#app/chats/composing/ui/composer_notes'

interface EditComposerProps {
  message: Message
  /** rejects with a `CallFailure` */
  onSave: (content: string) => Promise<void>
  onClose: () => void
}

export function EditComposer({ message, onSave, onClose }: EditComposerProps) {
  const [content, setContent] = useState(message.content)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const input = useRef<HTMLTextAreaElement>(null)
  const isTooLong = content.length > MAX_MESSAGE_CHARACTERS
  const maySave = !isTooLong && (content.trim() !== '' || message.attachments.length > 0)

  useEffect(() => {
    input.current?.focus()
    input.current?.setSelectionRange(-1, -1)
  }, [])

  const save = async () => {
    if (!maySave) return
    if (content.trim() === message.content) return onClose()
    setSaving(true)
    setFailure(null)
    try {
      await onSave(content.trim())
      onClose()
    } catch (error) {
      setFailure(sentenceOf(error))
      setSaving(false)
    }
  }

  return (
    <form
      aria-label="Edit a message"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      className="px-3 pt-2 pb-3 md:px-8 md:pb-6"
    >
      <div className="mx-auto max-w-204">
        <ComposerNote title="Edit message" words={message.content} onClose={onClose} />
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <ComposerInput
              input={input}
              label="Message"
              value={content}
              onChange={setContent}
              onSubmit={() => void save()}
              onEditLast={() => {}}
              onCancel={onClose}
              onFiles={() => {}}
            />
          </div>
          <Button type="submit" variant="primary" isLoading={isSaving} disabled={!maySave}>
            Save
          </Button>
        </div>
        {failure && (
          <p role="alert" className="mt-1.5 text-13 text-danger">
            {failure}
          </p>
        )}
        <LengthNote
          length={content.length}
          longest={MAX_MESSAGE_CHARACTERS}
          isTooLong={isTooLong}
        />
      </div>
    </form>
  )
}
