import { lazy, Suspense } from 'react'
import { usePage } from '@inertiajs/react'
import type { Data } from '#data'
import type { DomainChallenge } from '#app/teams/domains/verification/domain_challenge'
import { ListPanels } from '#app/kit/tabs/list_panels'
import { Tabs } from '#app/kit/tabs/tabs'
import { mayManage } from '#app/teams/contract/team_roles'
import { TeamActions } from '#app/teams/ui/components/team_actions'
import { TeamHead } from '#app/teams/ui/components/team_head'
import { TeamHeader } from '#app/teams/ui/components/team_header'
import { TeamNav } from '#app/teams/ui/components/team_nav'
import { TeamPeople } from '#app/teams/ui/components/team_people'
import { uiModules } from '#app/ui_modules'

const InvitationBanner = lazy(() => import('#app/teams/ui/components/invitation/invitation_banner'))
const ManageTeam = lazy(() => import('#app/teams/ui/components/settings/manage_team'))

interface TeamShowProps {
  team: Data.Teams.Team
  /** of the tabs other modules add, in order */
  counts: { name: string; count: number }[]
  tab: string
  people: Data.Accounts.UserCard[]
  has_asked: boolean
  /** to the viewer, while it is open */
  invitation: Data.Teams.ReceivedInvitation | null
  challenge: DomainChallenge | null
}

const PEOPLE = { value: 'people', label: 'People' }

const panels = new ListPanels(uiModules.flatMap(({ teamTabs }) => teamTabs ?? []))

export const prepare = ({ tab }: { readonly tab?: unknown }) => panels.load(tab)

export default function TeamShow({
  team,
  people,
  challenge,
  invitation,
  counts,
  tab,
  ...asker
}: TeamShowProps) {
  const { app } = usePage().props
  return (
    <div className="gutter page pb-24">
      <TeamHead team={team} url={`${app.url}/teams/${team.handle}`} />
      <TeamHeader team={team}>
        <TeamActions team={team} hasAsked={asker.has_asked} isInvited={invitation !== null} />
      </TeamHeader>
      {invitation && (
        <Suspense fallback={null}>
          <InvitationBanner invitation={invitation} />
        </Suspense>
      )}
      {team.role && <TeamNav team={team} />}
      <div className={team.role ? 'mt-8' : undefined}>
        <Tabs
          label={`About ${team.name}`}
          tabs={[...panels.tabs(counts), PEOPLE]}
          value={tab}
          hrefOf={(chosen) => `?tab=${chosen}`}
        >
          {panels.element(tab, team.id) ?? <TeamPeople people={people} />}
        </Tabs>
      </div>
      {mayManage(team.role) && (
        <Suspense fallback={null}>
          <ManageTeam team={team} challenge={challenge} />
        </Suspense>
      )}
    </div>
  )
}
