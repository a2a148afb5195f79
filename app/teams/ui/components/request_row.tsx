import type { Data } from '#data'
import { Button } from '#app/kit/button/button'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { PersonLine } from '#app/kit/display/person_line'
import { TimeAgo } from '#app/kit/display/time_ago'
import { toast } from '#app/kit/toast/toast'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { teamApi } from '#app/teams/ui/team_api'

interface RequestRowProps {
  team: Data.Teams.Team
  request: Data.Teams.TeamRequest
}

/** A request to join, with its answer buttons. */
export function RequestRow({ team, request }: RequestRowProps) {
  const { user, message } = request
  const { run, isRunning, refusal } = useCall()

  const answer = async (accept: boolean) => {
    if (!(await run(() => teamApi.answerRequest(team.handle, request.id, accept)))) return
    toast.success(accept ? `${user.name} is in the team now` : `Declined ${user.name}`)
    reloadPage({ only: ['requests', 'team'] })
  }

  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-4 border-b border-line py-5 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center">
      <PersonLine
        person={user}
        detail={
          <>
            @{user.handle} · Asked <TimeAgo at={request.created_at} />
          </>
        }
      >
        {message && (
          <p dir="auto" className="mt-2 max-w-160 break-words whitespace-pre-line">
            {message}
          </p>
        )}
        <RefusalNote refusal={refusal} />
      </PersonLine>
      <div className="flex gap-3 max-md:col-start-2">
        <Button size="sm" isLoading={isRunning} onClick={() => void answer(false)}>
          Decline
        </Button>
        <Button size="sm" variant="primary" isLoading={isRunning} onClick={() => void answer(true)}>
          Let in
        </Button>
      </div>
    </li>
  )
}
