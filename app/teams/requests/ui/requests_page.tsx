import { Head } from '@inertiajs/react'
import { UserRoundPlus } from 'lucide-react'
import { isolated } from '#app/common/text/isolated'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { PersonLine } from '#app/kit/display/person_line'
import { SectionHeading } from '#app/kit/display/section_heading'
import { TimeAgo } from '#app/kit/display/time_ago'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { EmptyState } from '#app/kit/list/empty_state'
import { toast } from '#app/kit/toast/toast'
import { teamApi } from '#app/teams/ui/team_api'
import { TeamNav } from '#app/teams/ui/team_nav'
import type { Data } from '#data'

interface TeamRequestsProps {
  team: Data.Teams.Team
  requests: { data: Data.Teams.Requests.TeamRequest[]; next_page_url: string | null }
}

export default function TeamRequests({ team, requests }: TeamRequestsProps) {
  return (
    <div className="gutter page py-10">
      <Head title="Requests" />
      <SectionHeading level="page" label={team.name}>
        Requests
      </SectionHeading>
      <div className="mt-6">
        <TeamNav team={team} />
      </div>
      {requests.data.length ? (
        <ul>
          {requests.data.map((request) => (
            <RequestRow key={request.id} team={team} request={request} />
          ))}
        </ul>
      ) : (
        <EmptyState icon={UserRoundPlus} title="Nobody is waiting">
          Requests to join appear here. You can also invite people on the members page.
        </EmptyState>
      )}
      {requests.next_page_url && (
        <div className="flex justify-center py-7">
          <ButtonLink href={requests.next_page_url}>Show later ones</ButtonLink>
        </div>
      )}
    </div>
  )
}

interface RequestRowProps {
  team: Data.Teams.Team
  request: Data.Teams.Requests.TeamRequest
}

/** A request to join, with its answer buttons. */
function RequestRow({ team, request }: RequestRowProps) {
  const { user, message } = request
  const { run, isRunning, refusal } = useCall()

  const answer = async (accept: boolean) => {
    if (!(await run(() => teamApi.answerRequest(team.handle, request.id, accept)))) return
    toast.success(
      accept ? `${isolated(user.name)} is in the team now` : `Declined ${isolated(user.name)}`
    )
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
