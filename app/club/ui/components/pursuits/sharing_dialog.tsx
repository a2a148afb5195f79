import { useState, type ReactElement } from 'react'
import { clubApi } from '#app/club/ui/club_api'
import type { Person, PursuitsProps } from '#app/club/ui/pursuit_types'
import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { PersonLine } from '#app/kit/display/person_line'
import { CallForm } from '#app/kit/form/call_form'
import { Combobox } from '#app/kit/form/combobox'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { Dialog } from '#app/kit/overlay/dialog'
import { searchPeople } from '#app/profiles/ui/search_people'

interface SharingDialogProps extends Pick<PursuitsProps, 'partner' | 'invitation'> {
  trigger: ReactElement
  onChanged: () => void
}

/** With whom one shares the board. */
export function SharingDialog({ partner, invitation, trigger, onChanged }: SharingDialogProps) {
  return (
    <Dialog
      title="Share your board"
      description="One other person can see and change it with you: stages, notes and ratings."
      trigger={trigger}
    >
      {partner ? (
        <Partner partner={partner} onChanged={onChanged} />
      ) : invitation ? (
        <Invited invitation={invitation} onChanged={onChanged} />
      ) : (
        <Invite onChanged={onChanged} />
      )}
    </Dialog>
  )
}

function Partner({ partner, onChanged }: { partner: Person; onChanged: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const { run, isRunning, refusal } = useCall()
  const leave = async () => {
    setAsking(false)
    if (await run(() => clubApi.leave())) onChanged()
  }
  return (
    <div className="flex flex-col items-start gap-5">
      <div className="flex items-center gap-3">
        <PersonLine person={partner} detail={`@${partner.handle}`} />
      </div>
      <RefusalNote refusal={refusal} />
      <Button isLoading={isRunning} onClick={() => setAsking(true)}>
        Stop sharing
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Stop sharing?"
        confirmLabel="Stop sharing"
        onConfirm={() => void leave()}
      >
        You and <bdi>{partner.name}</bdi> each keep a copy of the board as it is now.
      </ConfirmDialog>
    </div>
  )
}

interface InvitedProps {
  invitation: NonNullable<PursuitsProps['invitation']>
  onChanged: () => void
}

function Invited({ invitation: { id, user, email }, onChanged }: InvitedProps) {
  const { run, isRunning, refusal } = useCall()
  const withdraw = async () => {
    if (await run(() => clubApi.withdraw(id))) onChanged()
  }
  return (
    <div className="flex flex-col items-start gap-5">
      {user ? (
        <div className="flex items-center gap-3">
          <PersonLine person={user} detail="Invited" />
        </div>
      ) : (
        <p className="wrap-anywhere">
          {email}
          <span className="block text-13 text-muted">Invited</span>
        </p>
      )}
      <RefusalNote refusal={refusal} />
      <Button isLoading={isRunning} onClick={() => void withdraw()}>
        Withdraw invitation
      </Button>
    </div>
  )
}

function Invite({ onChanged }: { onChanged: () => void }) {
  const [email, setEmail] = useState('')
  const retry = useRetryKey()
  const { run, isRunning, refusal } = useCall()
  const invite = async (to: { handle: string } | { email: string }) => {
    if (await run(() => clubApi.invite(to, retry.of(to)))) onChanged()
  }
  return (
    <div className="flex flex-col gap-5">
      <Field label="Invite someone here" error={refusal?.errors.handle}>
        <Combobox<Person>
          value={null}
          onChange={(person) => person && void invite({ handle: person.handle })}
          source={searchPeople}
          labelOf={({ name }) => name}
          hintOf={({ handle }) => `@${handle}`}
          keyOf={({ id }) => id}
          placeholder="Name or handle"
        />
      </Field>
      <CallForm
        refusal={refusal}
        className="flex items-end gap-2"
        onSubmit={() => void invite({ email })}
      >
        <div className="min-w-0 flex-1">
          <Field label="Or by email" error={refusal?.errors.email}>
            <Input
              type="email"
              autoComplete="off"
              value={email}
              onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            />
          </Field>
        </div>
        <Button type="submit" className="h-12" isLoading={isRunning}>
          Invite
        </Button>
      </CallForm>
      <RefusalNote refusal={refusal} />
    </div>
  )
}
