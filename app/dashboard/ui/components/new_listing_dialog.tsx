import { useState } from 'react'
import { router, useHttp } from '@inertiajs/react'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { MAX_NAME_CHARACTERS } from '#app/properties/contract/listing_options'

interface NewListingDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

interface Created {
  property: { slug: string }
}

export function NewListingDialog({ isOpen, onOpenChange }: NewListingDialogProps) {
  const retry = useRetryKey()
  const [error, setError] = useState<string>()
  const form = useHttp<{ property: { name: string } }, Created>({ property: { name: '' } })
  const { name } = form.data.property

  const create = () => {
    setError(undefined)
    void form.post('/api/properties', {
      headers: { 'Idempotency-Key': retry.of(form.data) },
      onSuccess: ({ property }) => router.visit(`/properties/${property.slug}/edit`),
      onError: (errors) => setError(Object.values(errors).flat().join(' ')),
      onHttpException: () => setError('We couldn’t create the listing. Try again.'),
      onNetworkError: () => setError('You’re offline. Check your connection and try again.'),
    })
  }

  return (
    <FormDialog
      title="New listing"
      description="It stays a draft, visible only to you, until you publish it."
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      submit="Create draft"
      isLoading={form.processing}
      onSubmit={create}
    >
      <Field label="Name" hint="For example, Casa Livia. You can change it later." error={error}>
        <Input
          name="name"
          value={name}
          maxLength={MAX_NAME_CHARACTERS}
          required
          autoFocus
          onChange={(event) => form.setData({ property: { name: event.target.value } })}
        />
      </Field>
    </FormDialog>
  )
}
