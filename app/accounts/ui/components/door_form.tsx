import { useState, type ReactNode } from 'react'
import type { FormComponentSlotProps } from '@inertiajs/core'
import { Form, usePage } from '@inertiajs/react'
import { CsrfField } from '#app/accounts/ui/components/csrf_field'

type Errors = Partial<Record<string, string>>

interface DoorFormProps {
  /** where it is sent: the path of its own page */
  action: string
  /** for a form that the server renders, which may be sent before any script has run */
  csrfToken?: string
  /** fields that are emptied after a refusal */
  resetOnError?: string[]
  children: (form: Omit<FormComponentSlotProps, 'errors'> & { errors: Errors }) => ReactNode
}

/**
 * A form at the door. Sent without scripts, it comes back as a new page with
 * its errors among the page's props; those show until it is sent again.
 */
export function DoorForm({ action, csrfToken, resetOnError, children }: DoorFormProps) {
  const [firstErrors, setFirstErrors] = useState<Errors>(usePage().props.errors)

  return (
    <Form
      action={action}
      method="post"
      className="flex flex-col gap-5"
      resetOnError={resetOnError}
      onStart={() => setFirstErrors({})}
      noValidate
    >
      {(form) => (
        <>
          {csrfToken && <CsrfField token={csrfToken} />}
          {children({ ...form, errors: { ...firstErrors, ...form.errors } })}
        </>
      )}
    </Form>
  )
}
