import { Head } from '@inertiajs/react'
import { UserRoundPlus } from 'lucide-react'
import type { Data } from '#data'
import { ButtonLink } from '#app/kit/button/button_link'
import { SectionHeading } from '#app/kit/display/section_heading'
import { EmptyState } from '#app/kit/list/empty_state'
import { RequestRow } from '#app/teams/ui/components/request_row'
import { TeamNav } from '#app/teams/ui/components/team_nav'

interface TeamRequestsProps {
  team: Data.Teams.Team
  requests: { data: Data.Teams.TeamRequest[]; next_page_url: string | null }
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
