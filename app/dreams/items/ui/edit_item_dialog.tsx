import { useState } from 'react'
import { useCall } from '#app/kit/calls/use_call'
import { Field } from '#app/kit/form/field'
import { Textarea } from '#app/kit/form/textarea'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { MAX_ITEM_CHARACTERS } from '#app/dreams/dream_options'
import { dreamApi, type Item } from '#app/dreams/ui/dream_api'
import type { Board } from '#app/dreams/items/ui/use_board'

interface EditItemDialogProps {
  board: Board
  item: Item
  onClose: () => void
}

export default function EditItemDialog({
  board: { dream, send },
  item,
  onClose,
}: EditItemDialogProps) {
  const [text, setText] = useState(item.content.text ?? '')
  const { run, isRunning, refusal } = useCall()
  const save = async () => {
    if (!(await run(() => dreamApi.write(dream.id, item.id, text)))) return
    onClose()
    await send(() => Promise.resolve())
  }
  return (
    <FormDialog
      title="Edit words"
      isOpen
      onOpenChange={onClose}
      submit="Save"
      isLoading={isRunning}
      noValidate
      onSubmit={() => void save()}
    >
      <Field
        label={item.kind === 'wish' ? 'Wish' : item.kind === 'note' ? 'Note' : 'Caption'}
        error={refusal ? (refusal.errors['item.content.text'] ?? refusal.message) : undefined}
      >
        <Textarea
          rows={4}
          value={text}
          maxLength={MAX_ITEM_CHARACTERS}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
    </FormDialog>
  )
}
