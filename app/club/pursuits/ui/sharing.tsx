import { useState, type ReactElement } from 'react'
import type {
  PursuitPerson,
  PursuitsProps,
  PursuitInvitation,
} from '#app/club/pursuits/ui/pursuit_words'
import { clubApi } from '#app/club/ui/club_api'
import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { PersonLine } from '#app/kit/display/person_line'
import { CallForm } from '#app/kit/form/call_form'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { Dialog } from '#app/kit/overlay/dialog'
import { PersonCombobox } from '#app/profiles/people/ui/person_combobox'

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

function Partner({ partner, onChanged }: { partner: PursuitPerson; onChanged: () => void }) {
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
        <PersonCombobox onChoose={({ handle }) => void invite({ handle })} />
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
        <Button type="submit" isLoading={isRunning}>
          Invite
        </Button>
      </CallForm>
      <RefusalNote refusal={refusal} />
    </div>
  )
}

interface InvitationRowsProps {
  invitations: readonly PursuitInvitation[]
  onAnswered: () => void
}

/** Who wants to share a board. */
export function InvitationRows({ invitations, onAnswered }: InvitationRowsProps) {
  if (!invitations.length) return null
  return (
    <ul aria-label="Invitations" className="flex flex-col gap-3">
      {invitations.map((invitation) => (
        <Row key={invitation.id} invitation={invitation} onAnswered={onAnswered} />
      ))}
    </ul>
  )
}

interface RowProps extends Pick<InvitationRowsProps, 'onAnswered'> {
  invitation: PursuitInvitation
}

function Row({ invitation: { id, invited_by: by }, onAnswered }: RowProps) {
  const { run, isRunning, refusal } = useCall()
  const [accepts, setAccepts] = useState(false)
  const answer = async (accept: boolean) => {
    if (isRunning) return
    setAccepts(accept)
    if (await run(() => clubApi.answer(id, accept))) onAnswered()
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-6 border border-line bg-surface p-5">
      <div className="max-w-[60ch] min-w-0">
        <p className="font-medium wrap-anywhere">
          <bdi>{by.name}</bdi> invited you to share a board
        </p>
        <p className="mt-1 text-13 text-muted">
          Your homes join theirs, and both of you see and change everything. If you stop, each keeps
          a copy.
        </p>
        <RefusalNote refusal={refusal} />
      </div>
      <div className="flex gap-2">
        <Button
          variant="primary"
          isLoading={isRunning && accepts}
          onClick={() => void answer(true)}
        >
          Share board
        </Button>
        <Button isLoading={isRunning && !accepts} onClick={() => void answer(false)}>
          Decline
        </Button>
      </div>
    </li>
  )
}
