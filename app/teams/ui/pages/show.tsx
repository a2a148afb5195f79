import { lazy, Suspense } from 'react'
import { usePage } from '@inertiajs/react'
import type { Data } from '#data'
import type { DomainChallenge } from '#app/teams/domains/verification/domain_challenge'
import { mayManage } from '#app/teams/contract/team_roles'
import { TeamActions } from '#app/teams/ui/components/team_actions'
import { TeamHead } from '#app/teams/ui/components/team_head'
import { TeamHeader } from '#app/teams/ui/components/team_header'
import { TeamNav } from '#app/teams/ui/components/team_nav'
import { TeamPeople } from '#app/teams/ui/components/team_people'

const ManageTeam = lazy(() => import('#app/teams/ui/components/settings/manage_team'))

interface TeamShowProps {
  team: Data.Teams.Team
  people: Data.Accounts.UserCard[]
  has_asked: boolean
  challenge: DomainChallenge | null
}

export default function TeamShow({ team, people, has_asked: hasAsked, challenge }: TeamShowProps) {
  const { app } = usePage().props
  return (
    <div className="gutter page pb-24">
      <TeamHead team={team} url={`${app.url}/teams/${team.handle}`} />
      <TeamHeader team={team}>
        <TeamActions team={team} hasAsked={hasAsked} />
      </TeamHeader>
      {team.role && <TeamNav team={team} />}
      <div className="mt-10">
        <TeamPeople people={people} />
      </div>
      {mayManage(team.role) && (
        <Suspense fallback={null}>
          <ManageTeam team={team} challenge={challenge} />
        </Suspense>
      )}
    </div>
  )
}
