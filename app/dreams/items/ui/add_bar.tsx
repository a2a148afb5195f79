import { useRef, useState } from 'react'
import { House, ImagePlus, Plus } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { IconButton } from '#app/kit/button/icon_button'
import { Field } from '#app/kit/form/field'
import { Textarea } from '#app/kit/form/textarea'
import { ACCEPTED_FILES } from '#app/kit/upload/upload_checks'
import { MAX_ITEM_CHARACTERS } from '#app/dreams/dream_options'

interface AddBarProps {
  onText: (text: string) => Promise<boolean>
  onFiles: (files: File[]) => void
  /** opens what vesta has to add */
  onPick: () => void
}

/** Where people write a wish or paste a link, and choose photos. */
export function AddBar({ onText, onFiles, onPick }: AddBarProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isSending, setSending] = useState(false)
  const add = async () => {
    if (!text.trim() || isSending) return
    setSending(true)
    // what is written meanwhile stays
    if (await onText(text)) setText((now) => (now === text ? '' : now))
    setSending(false)
  }
  return (
    <form
      className="flex flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <div className="min-w-0 flex-1 basis-full sm:basis-0">
        <Field label="Add to the board" isLabelHidden>
          <Textarea
            rows={1}
            value={text}
            maxLength={MAX_ITEM_CHARACTERS}
            placeholder="A wish or a link"
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              void add()
            }}
          />
        </Field>
      </div>
      <IconButton
        icon={ImagePlus}
        label="Add photos"
        variant="line"
        onClick={() => input.current?.click()}
      />
      <IconButton
        icon={House}
        label="Add a home or a design"
        variant="line"
        aria-haspopup="dialog"
        onClick={onPick}
      />
      <Button
        type="submit"
        variant="primary"
        icon={Plus}
        isLoading={isSending}
        className="max-sm:ml-auto"
      >
        Add
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED_FILES}
        aria-label="Photos to add"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </form>
  )
}
