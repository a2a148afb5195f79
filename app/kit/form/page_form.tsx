import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { FormComponentSlotProps } from '@inertiajs/core'
import { Form, usePage } from '@inertiajs/react'
import { CsrfField } from '#app/kit/form/csrf_field'
import { focusFirstInvalid } from '#app/kit/form/focus_first_invalid'

type Errors = Partial<Record<string, string>>

export interface PageFormProps {
  /** the path of its own page */
  action: string
  /** for server-rendered forms, which may be submitted before scripts run */
  csrfToken?: string
  /** fields to clear when refused */
  resetOnError?: string[]
  className?: string
  children: (form: Omit<FormComponentSlotProps, 'errors'> & { errors: Errors }) => ReactNode
}

/**
 * The main form of a page. When refused, focuses the first invalid field; an error clears once its
 * field changes. Submitted without scripts, it reloads the page with errors in its props.
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
