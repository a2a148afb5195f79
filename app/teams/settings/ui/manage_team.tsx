import type { Data } from '#data'
import { SectionHeading } from '#app/kit/display/section_heading'
import { isOwner } from '#app/teams/team_roles'
import type { DomainChallenge } from '#app/teams/domains/domain_challenge'
import { DeleteTeam } from '#app/teams/settings/ui/delete_team'
import { DomainForm } from '#app/teams/settings/ui/domain_form'
import { HandleForm, NameForm, PhotoForm, TypeForm } from '#app/teams/settings/ui/team_forms'

interface ManageTeamProps {
  team: Data.Teams.Team
  challenge: DomainChallenge | null
}

/** The settings the owner and admins may change. */
export default function ManageTeam({ team, challenge }: ManageTeamProps) {
  return (
    <section aria-labelledby="settings" className="mt-16">
      <SectionHeading id="settings">Team settings</SectionHeading>
      <div className="mt-6">
        <PhotoForm team={team} />
        <NameForm team={team} />
        <HandleForm key={team.handle} team={team} />
        <TypeForm team={team} />
        <DomainForm key={team.domain} team={team} challenge={challenge} />
        {isOwner(team.role) && <DeleteTeam team={team} />}
      </div>
    </section>
  )
}
