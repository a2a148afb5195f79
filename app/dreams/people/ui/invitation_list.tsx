import { useState } from 'react'
import { router } from '@inertiajs/react'
import { Button } from '#app/kit/button/button'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { toast } from '#app/kit/toast/toast'
import { dreamApi, type Invitation } from '#app/dreams/ui/dream_api'

/** Boards that somebody invited one to. */
export function DreamInvitationList({ invitations }: { invitations: Invitation[] }) {
  const [answered, setAnswered] = useState<number[]>([])
  const [running, setRunning] = useState<{ id: number; accept: boolean } | null>(null)
  const answer = async ({ id, dream }: Invitation, accept: boolean) => {
    if (running) return
    setRunning({ id, accept })
    try {
      await dreamApi.answer(id, accept)
      if (accept) router.visit(`/dreams/${dream.id}`)
      else setAnswered((ids) => [...ids, id])
    } catch (error) {
      toast.error(sentenceOf(error))
    }
    setRunning(null)
  }
  const open = invitations.filter(({ id }) => !answered.includes(id))
  if (!open.length) return null
  return (
    <ul aria-label="Invitations" className="mt-8 flex flex-col gap-3">
      {open.map((invitation) => (
        <li
          key={invitation.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-6 border border-line bg-surface p-5"
        >
          <p className="min-w-0 wrap-anywhere">
            {invitation.invited_by?.name ?? 'Someone'} invited you to{' '}
            <span dir="auto" className="display text-18">
              {invitation.dream.title}
            </span>
          </p>
          <div className="flex gap-2">
            <Button
              variant="primary"
              isLoading={running?.id === invitation.id && running.accept}
              onClick={() => void answer(invitation, true)}
            >
              Join board
            </Button>
            <Button
              isLoading={running?.id === invitation.id && !running.accept}
              onClick={() => void answer(invitation, false)}
            >
              Decline
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
