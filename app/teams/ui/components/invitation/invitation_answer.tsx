import { useState } from 'react'
import { router, useHttp } from '@inertiajs/react'
import { Button } from '#app/kit/button/button'

interface InvitationAnswerProps {
  token: string
  team: { handle: string; name: string }
}

/** For the invited person. */
export function InvitationAnswer({ token, team }: InvitationAnswerProps) {
  const [failure, setFailure] = useState<string>()
  const call = useHttp({ accept: true })

  const answer = (accept: boolean) => {
    setFailure(undefined)
    call.transform(() => ({ accept }))
    void call
      .post(`/api/team-invitations/${token}`, {
        onSuccess: () => router.visit(accept ? `/teams/${team.handle}` : '/dashboard'),
        onHttpException: ({ status }) =>
          setFailure(
            status === 409
              ? 'This invitation was answered already, has expired, or the team is full.'
              : 'That didn’t work. Try again.'
          ),
        onNetworkError: () => setFailure('You’re offline. Check your connection and try again.'),
      })
      .catch(() => {})
  }

  return (
    <div className="flex flex-col gap-4">
      {failure && (
        <p role="alert" className="text-13 text-danger">
          {failure}
        </p>
      )}
      <Button
        variant="primary"
        size="lg"
        isWide
        isLoading={call.processing}
        onClick={() => answer(true)}
      >
        Join team
      </Button>
      <Button size="lg" isWide isLoading={call.processing} onClick={() => answer(false)}>
        Decline
      </Button>
    </div>
  )
}
