import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { FormComponentSlotProps } from '@inertiajs/core'
import { Form, usePage } from '@inertiajs/react'
import { CsrfField } from '#app/kit/form/csrf_field'
import { focusFirstInvalid } from '#app/kit/form/focus_first_invalid'

type Errors = Partial<Record<string, string>>

export interface PageFormProps {
  /** where it is sent: the path of its own page */
  action: string
  /** for a form that the server renders, which may be sent before any script has run */
  csrfToken?: string
  /** fields that are emptied after a refusal */
  resetOnError?: string[]
  /** lays out the fields */
  className?: string
  children: (form: Omit<FormComponentSlotProps, 'errors'> & { errors: Errors }) => ReactNode
}

/**
 * A form that a page is made for. After a refusal the first field with an
 * error has the focus; an error goes as soon as its field changes. Sent
 * without scripts, it comes back as a new page with its errors among the
 * page's props.
 */
export function PageForm({ action, csrfToken, resetOnError, className, children }: PageFormProps) {
  const [pageErrors, setPageErrors] = useState<Errors>(usePage().props.errors)
  const [refusals, setRefusals] = useState(0)
  const fields = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (fields.current) focusFirstInvalid(fields.current)
  }, [refusals])

  return (
    <Form
      action={action}
      method="post"
      resetOnError={resetOnError}
      options={{ preserveScroll: 'errors' }}
      onStart={() => setPageErrors({})}
      onError={() => setRefusals((count) => count + 1)}
      noValidate
    >
      {(form) => (
        <div
          ref={fields}
          className={className}
          onChange={({ target }: FormEvent) => {
            if (!('name' in target) || typeof target.name !== 'string') return
            const stale = [target.name, `${target.name}_confirmation`]
            setPageErrors((errors) => without(errors, stale))
            form.clearErrors(...stale)
          }}
        >
          {csrfToken && <CsrfField token={csrfToken} />}
          {children({ ...form, errors: { ...pageErrors, ...form.errors } })}
        </div>
      )}
    </Form>
  )
}

function without(errors: Errors, names: string[]): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
}
