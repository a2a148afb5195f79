import { useFreshAfterBack } from '#app/kit/hooks/use_fresh_after_back'
import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense } from 'react'
import { Settings2, Users } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { useToggle } from '#app/kit/calls/use_toggle'
import { PersonLine } from '#app/kit/display/person_line'
import { keepForSignIn, useAfterSignIn } from '#app/kit/hooks/after_sign_in'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { ListPanels } from '#app/kit/tabs/list_panels'
import { Tabs } from '#app/kit/tabs/tabs'
import { AskToJoin } from '#app/teams/requests/ui/ask_to_join'
import { mayManage } from '#app/teams/team_roles'
import { teamApi } from '#app/teams/ui/team_api'
import { TeamHead, TeamHeader } from '#app/teams/ui/team_header'
import { uiModules } from '#app/ui_modules'
import type { Data } from '#data'

const InvitationBanner = lazyPart(() => import('#app/teams/invitations/ui/invitation_banner'))

interface TeamShowProps {
  team: Data.Teams.Team
  /** of the tabs other modules add, in order */
  counts: { name: string; count: number }[]
  tab: string
  people: Data.Accounts.UserCard[]
  has_asked: boolean
  /** to the viewer, while it is open */
  invitation: Data.Teams.Invitations.ReceivedInvitation | null
}

const PEOPLE = { value: 'people', label: 'People' }

const panels = new ListPanels(uiModules.flatMap(({ teamTabs }) => teamTabs ?? []))

export const prepare = ({ tab }: { readonly tab?: unknown }) => panels.load(tab)

export default function TeamShow({
  team,
  people,
  invitation,
  counts,
  tab,
  ...asker
}: TeamShowProps) {
  useFreshAfterBack('team', 'people', 'counts')
  return (
    <div className="gutter page pb-24">
      <TeamHead team={team} />
      <TeamHeader team={team}>
        <TeamActions team={team} hasAsked={asker.has_asked} isInvited={invitation !== null} />
      </TeamHeader>
      {invitation && (
        <Suspense fallback={null}>
          <InvitationBanner invitation={invitation} />
        </Suspense>
      )}
      <Tabs
        label={`About ${team.name}`}
        tabs={[...panels.tabs(counts), PEOPLE]}
        value={tab}
        hrefOf={(chosen) => `?tab=${chosen}`}
        hasHeading
      >
        {panels.element(tab, team.id) ?? <TeamPeople people={people} />}
      </Tabs>
    </div>
  )
}

interface TeamActionsProps {
  team: Data.Teams.Team
  hasAsked: boolean
  /** answers above instead of asking */
  isInvited: boolean
}

/** Ways to manage it for those who work in the team, and to follow and join it for others. */
function TeamActions({ team, hasAsked, isInvited }: TeamActionsProps) {
  const account = useAccount()
  const { state: isFollowing, toggle } = useToggle(team.is_following, {
    isOn: (isOn) => isOn,
    guess: (_, isOn) => isOn,
    send: async (isOn) => {
      const { handle } = team
      const answer = await (isOn ? teamApi.follow(handle) : teamApi.unfollow(handle))
      return answer.is_following
    },
  })
  const wish = `follow-team ${team.handle}`
  useAfterSignIn(wish, () => {
    if (!team.role && !isFollowing) toggle()
  })
  if (team.role) {
    const pages = `/teams/${team.handle}`
    return (
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={`${pages}/members`} icon={Users}>
          Members
        </ButtonLink>
        {mayManage(team.role) && (
          <ButtonLink href={`${pages}/settings`} icon={Settings2}>
            Team settings
          </ButtonLink>
        )}
      </div>
    )
  }
  if (!account) {
    return (
      <ButtonLink
        href={`/enter?for=team&to=${encodeURIComponent(`/teams/${team.handle}`)}`}
        onClick={() => keepForSignIn(wish)}
        variant="primary"
      >
        Sign in to follow
      </ButtonLink>
    )
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant={isFollowing ? 'line' : 'primary'}
        aria-pressed={isFollowing}
        onClick={toggle}
      >
        {isFollowing ? 'Following' : 'Follow'}
      </Button>
      {!isInvited && <AskToJoin team={team} hasAsked={hasAsked} />}
    </div>
  )
}

/** The people a team shows to the public. */
function TeamPeople({ people }: { people: Data.Accounts.UserCard[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
      {people.map((person) => (
        <li key={person.id} className="flex items-center gap-4">
          <PersonLine person={person} size="lg" detail={`@${person.handle}`} />
        </li>
      ))}
    </ul>
  )
}
