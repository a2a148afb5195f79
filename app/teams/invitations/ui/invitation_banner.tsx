import type { Data } from '#data'
import { isolated } from '#app/common/text/isolated'
import { Button } from '#app/kit/button/button'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { toast } from '#app/kit/toast/toast'
import { teamApi } from '#app/teams/ui/team_api'
import { roleWord } from '#app/teams/ui/team_words'

interface InvitationBannerProps {
  invitation: Data.Teams.Invitations.ReceivedInvitation
}

/** On the team's page, for the person it invited. */
export default function InvitationBanner({ invitation }: InvitationBannerProps) {
  const { team, role, invited_by: inviter } = invitation
  const { run, isRunning, refusal } = useCall()

  const answer = async (accept: boolean) => {
    if (!(await run(() => teamApi.answerOwnInvitation(team.handle, accept)))) return
    toast.success(accept ? `You’re in ${isolated(team.name)} now` : 'Invitation declined')
    reloadPage()
  }

  return (
    <section
      aria-label="Invitation"
      className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-6 border border-line bg-surface p-5"
    >
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <bdi className="font-medium">{inviter ?? 'Someone in the team'}</bdi> invited you to join
          as {roleWord(role).toLowerCase()}.
        </p>
        <RefusalNote refusal={refusal} />
      </div>
      <div className="flex gap-3">
        <Button variant="primary" isLoading={isRunning} onClick={() => void answer(true)}>
          Accept
        </Button>
        <Button isLoading={isRunning} onClick={() => void answer(false)}>
          Decline
        </Button>
      </div>
    </section>
  )
}
