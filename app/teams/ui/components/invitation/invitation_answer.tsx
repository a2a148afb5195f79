import { router } from '@inertiajs/react'
import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { toast } from '#app/kit/toast/toast'
import { teamApi } from '#app/teams/ui/team_api'

interface InvitationAnswerProps {
  team: { handle: string; name: string }
  /** of the link in the mail */
  token: string
}

/** For the invited person. */
export function InvitationAnswer({ token, team }: InvitationAnswerProps) {
  const { run, isRunning, refusal } = useCall()

  const answer = async (accept: boolean) => {
    if (!(await run(() => teamApi.answerInvitation(token, accept)))) return
    toast.success(accept ? `You’re in ${team.name} now` : 'Invitation declined')
    router.visit(accept ? `/teams/${team.handle}` : '/dashboard')
  }

  return (
    <div className="flex flex-col gap-4">
      <RefusalNote refusal={refusal} />
      <Button
        variant="primary"
        size="lg"
        isWide
        isLoading={isRunning}
        onClick={() => void answer(true)}
      >
        Accept
      </Button>
      <Button size="lg" isWide isLoading={isRunning} onClick={() => void answer(false)}>
        Decline
      </Button>
    </div>
  )
}
