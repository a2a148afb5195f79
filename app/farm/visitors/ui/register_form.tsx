import { useEffect, useRef, useState } from 'react'
import { usePage } from '@inertiajs/react'
import type { VisitorRegistration } from '#app/farm/visitors/ui/use_registration'
import { VisitorFields } from '#app/farm/visitors/ui/visitor_fields'
import { Button } from '#app/kit/button/button'
import { TextLink } from '#app/kit/button/text_link'
import { BotTrap } from '#app/kit/form/bot_trap'
import { CsrfField } from '#app/kit/form/csrf_field'
import { focusFirstInvalid } from '#app/kit/form/focus_first_invalid'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { useAccount } from '#app/kit/hooks/use_shared_props'

interface RegisterFormProps {
  action: string
  realtor: string
  consentWords: string
  csrfToken: string
  clientId: string
  isFull: boolean
  registration: VisitorRegistration
}

/** Sent by script, and kept while offline; without scripts it is a plain form. */
export function RegisterForm({ registration, clientId, ...props }: RegisterFormProps) {
  const { errors: pageErrors } = usePage().props
  const account = useAccount()
  const [entryId] = useState(clientId)
  const { refusal, isRunning, send } = registration
  const errors: Partial<Record<string, string>> = refusal?.errors ?? pageErrors
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal && form.current) focusFirstInvalid(form.current)
  }, [refusal])
  return (
    <form
      ref={form}
      method="post"
      action={props.action}
      noValidate
      className="mt-8 flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
    >
      <CsrfField token={props.csrfToken} />
      <input type="hidden" name="client_id" value={entryId} readOnly />
      <VisitorFields errors={errors} consentWords={props.consentWords} first={account} />
      <BotTrap />
      {refusal && !Object.keys(refusal.errors).length && <RefusalNote refusal={refusal} />}
      <div>
        <Button type="submit" variant="primary" isLoading={isRunning}>
          {props.isFull ? 'Join the waiting list' : 'Register'}
        </Button>
      </div>
      <p className="max-w-[60ch] text-13 text-muted">
        <bdi>{props.realtor}</bdi> gets what you enter, to welcome you.{' '}
        <TextLink href="/privacy-policy">Privacy policy</TextLink>
      </p>
    </form>
  )
}
