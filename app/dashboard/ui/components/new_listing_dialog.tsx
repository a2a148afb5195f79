import { useId, useState } from 'react'
import { router, useHttp } from '@inertiajs/react'
import { Button } from '#app/common/ui/kit/button'
import { Dialog } from '#app/common/ui/kit/dialog'
import { Field } from '#app/common/ui/kit/field'
import { Input } from '#app/common/ui/kit/input'

interface NewListingDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

interface Created {
  property: { slug: string }
}

/** Asks for the name, which becomes part of the address, and goes on in the editor. */
export function NewListingDialog({ isOpen, onOpenChange }: NewListingDialogProps) {
  const formId = useId()
  const [key] = useState(() => crypto.randomUUID())
  const [error, setError] = useState<string>()
  const form = useHttp<{ property: { name: string } }, Created>({ property: { name: '' } })
  const { name } = form.data.property

  const create = () => {
    setError(undefined)
    void form.post('/api/properties', {
      headers: { 'Idempotency-Key': key },
      onSuccess: ({ property }) => router.visit(`/properties/${property.slug}/edit`),
      onError: (errors) => setError(Object.values(errors).flat().join(' ')),
      onHttpException: () => setError('The listing could not be created. Try again.'),
      onNetworkError: () => setError('You seem to be offline. Try again.'),
    })
  }

  return (
    <Dialog
      title="A new listing"
      description="It stays a draft that only you see until you publish it."
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <Button type="submit" form={formId} variant="primary" isLoading={form.processing}>
          Begin the listing
        </Button>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          create()
        }}
      >
        <Field
          label="Name"
          hint="What is on the gate: Casa Livia, 9 Weststrand. You can change it later."
          error={error}
        >
          <Input
            name="name"
            value={name}
            maxLength={120}
            required
            autoFocus
            onChange={(event) => form.setData({ property: { name: event.target.value } })}
          />
        </Field>
      </form>
    </Dialog>
  )
}
