import { useEffect, useRef, type ReactNode } from 'react'
import type { Refusal } from '#app/kit/calls/use_call'
import { focusFirstInvalid } from '#app/kit/form/focus_first_invalid'

interface CallFormProps {
  /** of its last call */
  refusal: Refusal | null
  className: string
  onSubmit: () => void
  children: ReactNode
}

/** A form that makes a call. When refused, focuses the first invalid field. */
export function CallForm({ refusal, className, onSubmit, children }: CallFormProps) {
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (refusal && form.current) focusFirstInvalid(form.current)
  }, [refusal])

  return (
    <form
      ref={form}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
