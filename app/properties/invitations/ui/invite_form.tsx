import { useState } from 'react'
import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { Select } from '#app/kit/form/select'
import { toast } from '#app/kit/toast/toast'
import {
  INVITATION_DAYS,
  MAX_INVITATION_LABEL_CHARACTERS,
} from '#app/properties/invitations/invitation_options'
import { invitationsApi } from '#app/properties/invitations/ui/invitations_api'

const ENDS = [
  { value: '0', label: 'When you withdraw it' },
  ...INVITATION_DAYS.map((days) => ({ value: String(days), label: `In ${days} days` })),
]

/** A repeat finds the link made, but only the first answer contained it. */
const LINK_LOST = 'Your link was created, but didn’t reach you. Withdraw it and create another.'

interface InviteFormProps {
  slug: string
  isInvited: (email: string) => boolean
  /** @param url null where the link is mailed */
  onInvited: (url: string | null) => void
}

export function InviteForm({ slug, isInvited, onInvited }: InviteFormProps) {
  const retry = useRetryKey()
  const [label, setLabel] = useState('')
  const [email, setEmail] = useState('')
  const [ends, setEnds] = useState('30')
  const { run, isRunning, refusal } = useCall()

  const invite = async () => {
    const days = INVITATION_DAYS.find((each) => String(each) === ends) ?? null
    const input = { label: label || null, email: email || null, expires_in_days: days }
    const answer = await run(() => invitationsApi.invite(slug, input, retry.of([slug, input])))
    if (!answer) return
    retry.forget()
    const { email: sentTo } = answer.invitation
    if (sentTo && isInvited(sentTo)) {
      toast.success(`Sent again to ${sentTo}. The earlier link no longer works.`)
    } else if (sentTo) toast.success(`Sent to ${sentTo}`)
    else if (!answer.url) toast.info(LINK_LOST)
    setLabel('')
    setEmail('')
    onInvited(answer.url ?? null)
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void invite()
      }}
    >
      <Field
        label="For whom"
        isOptional
        hint="Only people who edit this listing see this."
        error={refusal?.errors.label}
      >
        <Input
          value={label}
          maxLength={MAX_INVITATION_LABEL_CHARACTERS}
          onChange={(event) => setLabel(event.target.value)}
        />
      </Field>
      <Field
        label="Email the link to"
        isOptional
        hint="Leave it empty to get a link to copy."
        error={refusal?.errors.email}
      >
        <Input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      </Field>
      <Field label="Ends" error={refusal?.errors.expires_in_days}>
        <Select options={ENDS} value={ends} onChange={setEnds} />
      </Field>
      <RefusalNote refusal={refusal} />
      <Button type="submit" variant="primary" isLoading={isRunning} className="self-start">
        {email ? 'Send invitation' : 'Create link'}
      </Button>
    </form>
  )
}
