import { useState } from 'react'
import { clubApi } from '#app/club/ui/club_api'
import type { PursuitInvitation } from '#app/club/ui/pursuit_types'
import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import { RefusalNote } from '#app/kit/form/refusal_note'

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
