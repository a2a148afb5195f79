import { useState } from 'react'
import { router } from '@inertiajs/react'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { onceHeaders } from '#app/kit/calls/retry_key'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { MAX_LISTING_NAME_CHARACTERS } from '#app/properties/listing_options'
import type { Template } from '#app/properties/templates/listing_templates'

interface NewListingDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  template?: Template
}

/** Makes a draft once it has a name, and opens it. */
export default function NewListingDialog({
  isOpen,
  onOpenChange,
  template,
}: NewListingDialogProps) {
  const retry = useRetryKey()
  const [name, setName] = useState('')
  const { run, isRunning, refusal } = useCall()

  const create = async () => {
    const body = { property: { name: name.trim(), ...(template && { template }) } }
    const headers = onceHeaders(retry.of(body))
    const answer = await run(() => answered(api.api.api.properties.store({ body, headers })))
    if (!answer) return
    const step = template ? '?step=template' : ''
    router.visit(`/properties/${answer.property.slug}/edit${step}`)
  }

  return (
    <FormDialog
      title="New listing"
      description="It stays a draft, visible only to you, until you publish it."
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      submit="Create draft"
      isLoading={isRunning}
      disabled={!name.trim()}
      onSubmit={() => void create()}
    >
      <Field
        label="Name"
        hint="For example, Casa Livia. You can change it later."
        error={refusal?.message}
      >
        <Input
          name="name"
          value={name}
          maxLength={MAX_LISTING_NAME_CHARACTERS}
          required
          autoFocus
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
