import { useState } from 'react'
import type { Refusal } from '#app/kit/calls/use_call'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { MAX_AREA_NAME_CHARACTERS } from '#app/farm/contract/area_options'

interface AreaNameDialogProps {
  title: string
  initial: string
  isSaving: boolean
  refusal: Refusal | null
  onSave: (name: string) => void
  onClose: () => void
}

export function AreaNameDialog(props: AreaNameDialogProps) {
  const { title, initial, isSaving, refusal, onSave, onClose } = props
  const [name, setName] = useState(initial)
  return (
    <FormDialog
      title={title}
      submit="Save area"
      size="sm"
      isOpen
      noValidate
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isLoading={isSaving}
      onSubmit={() => onSave(name)}
    >
      <Field
        label="Name"
        error={refusal?.errors['area.name'] ?? refusal?.errors['area.polygon']}
        hint="Only people in your farm see it."
      >
        <Input
          value={name}
          maxLength={MAX_AREA_NAME_CHARACTERS}
          placeholder="Harbor and old town"
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      {refusal && !Object.keys(refusal.errors).length && <RefusalNote refusal={refusal} />}
    </FormDialog>
  )
}
