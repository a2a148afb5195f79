import { useState } from 'react'
import { UserRoundPlus } from 'lucide-react'
import type { Data } from '#data'
import { Button } from '#app/kit/button/button'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { Field } from '#app/kit/form/field'
import { FieldGroup } from '#app/kit/form/field_group'
import { Input } from '#app/kit/form/input'
import { RadioCards } from '#app/kit/form/radio_cards'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { toast } from '#app/kit/toast/toast'
import type { GivenRole } from '#app/teams/team_roles'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { teamApi } from '#app/teams/ui/team_api'
import { ROLE_OPTIONS } from '#app/teams/ui/team_words'

/** Invites a person by email, with or without an account. */
export function InvitePerson({ team }: { team: Data.Teams.Team }) {
  const [isOpen, setOpen] = useState(false)
  const retry = useRetryKey()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<GivenRole>('agent')
  const { run, isRunning, refusal } = useCall()

  const open = () => {
    retry.forget()
    setEmail('')
    setOpen(true)
  }
  const invite = async () => {
    const key = retry.of([team.handle, email, role])
    const answer = await run(() => teamApi.invite(team.handle, email, role, key))
    if (!answer) return
    setOpen(false)
    toast.success(`Invited ${answer.invitation.email}`)
    reloadPage({ only: ['invitations'] })
  }

  return (
    <>
      <Button variant="primary" icon={UserRoundPlus} onClick={open}>
        Invite someone
      </Button>
      <FormDialog
        title="Invite someone"
        description="We’ll email them a link that works once, within seven days. They don’t need an account yet."
        isOpen={isOpen}
        onOpenChange={setOpen}
        submit="Send invitation"
        isLoading={isRunning}
        noValidate
        onSubmit={invite}
      >
        <Field label="Email" error={refusal?.errors.email}>
          <Input
            type="email"
            value={email}
            autoFocus
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <FieldGroup legend="Role" error={refusal?.errors.role}>
          <RadioCards name="role" options={ROLE_OPTIONS} value={role} onChange={setRole} />
        </FieldGroup>
        <RefusalNote refusal={refusal} />
      </FormDialog>
    </>
  )
}
