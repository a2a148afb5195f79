import { useState } from 'react'
import { Button } from '#app/kit/button/button'
import { TextLink } from '#app/kit/button/text_link'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { PageForm } from '#app/kit/form/page_form'

/** @param props.mayCorrect otherwise they confirm that it's them first, and come back */
export function CorrectAddress({ mayCorrect }: { mayCorrect: boolean }) {
  const [isOpen, setOpen] = useState(false)

  if (!mayCorrect) {
    return (
      <p className="text-13 text-muted">
        Is the address wrong? <TextLink href="/confirm-password">Correct it</TextLink>
      </p>
    )
  }
  if (!isOpen) {
    return (
      <p className="text-13 text-muted">
        Is the address wrong?{' '}
        <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
          Correct it
        </Button>
      </p>
    )
  }
  return (
    <PageForm
      action="/verify-email"
      method="put"
      className="flex flex-col gap-5"
      onSuccess={() => setOpen(false)}
    >
      {({ errors, processing }) => (
        <>
          <Field
            label="Right email address"
            hint="The link we sent before stops working."
            error={errors.email}
          >
            <Input name="email" type="email" autoComplete="email" autoFocus />
          </Field>
          <Button type="submit" variant="primary" isLoading={processing}>
            Send the link there
          </Button>
        </>
      )}
    </PageForm>
  )
}
