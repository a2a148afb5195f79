import {
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import { router, usePage } from '@inertiajs/react'
import { CsrfField } from '#app/kit/form/csrf_field'
import { focusFirstInvalid } from '#app/kit/form/focus_first_invalid'

type Errors = Partial<Record<string, string>>

interface PageFormState {
  errors: Errors
  processing: boolean
  /** accepted, and its page is still here */
  wasSuccessful: boolean
}

export interface PageFormProps {
  /** the path of its own page */
  action: string
  /** as `put` only where scripts have run */
  method?: 'post' | 'put'
  /** for server-rendered forms, which may be submitted before scripts run */
  csrfToken?: string
  /** fields to clear when refused */
  resetOnError?: readonly string[]
  onSuccess?: () => void
  className?: string
  children: (form: PageFormState) => ReactNode
}

/**
 * The main form of a page. When refused, focuses the first invalid field; an error clears once its
 * field changes. Submitted without scripts, it reloads the page with errors in its props. Used
 * instead of Inertia’s form, which would add 8 kB to every page.
 */
export function PageForm({
  action,
  method = 'post',
  csrfToken,
  resetOnError = [],
  onSuccess,
  className,
  children,
}: PageFormProps) {
  const [errors, setErrors] = useState<Errors>(usePage().props.errors)
  const [processing, setProcessing] = useState(false)
  const [wasSuccessful, setSuccessful] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (form.current) focusFirstInvalid(form.current)
  }, [refusals])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    router[method](action, Object.fromEntries(new FormData(event.currentTarget, submitter)), {
      preserveScroll: 'errors',
      onStart: () => {
        setProcessing(true)
        setSuccessful(false)
      },
      onSuccess: () => {
        setErrors({})
        setSuccessful(true)
        onSuccess?.()
      },
      onError: (refused) => {
        setErrors(refused)
        setRefusals((count) => count + 1)
        for (const name of resetOnError) clearField(form.current, name)
      },
      onHttpException: ({ status }) => {
        if (status !== 419) return
        void import('#app/kit/form/keep_expired_form').then((form) => form.keepExpiredForm())
        return false
      },
      onFinish: () => setProcessing(false),
    })
  }

  return (
    <form
      ref={form}
      action={action}
      method="post"
      noValidate
      className={className}
      onSubmit={submit}
      onChange={({ target }: FormEvent) => {
        if (!('name' in target) || typeof target.name !== 'string') return
        const stale = [target.name, `${target.name}_confirmation`]
        setErrors((shown) => without(shown, stale))
      }}
    >
      {csrfToken && <CsrfField token={csrfToken} />}
      {children({ errors, processing, wasSuccessful })}
    </form>
  )
}

function clearField(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = ''
}

function without(errors: Errors, names: string[]): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
}
