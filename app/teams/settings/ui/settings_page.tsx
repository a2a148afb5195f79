import { Head } from '@inertiajs/react'
import type { DomainChallenge } from '#app/teams/domains/domain_challenge'
import { SectionHeading } from '#app/kit/display/section_heading'
import { DeleteTeam } from '#app/teams/settings/ui/delete_team'
import { DomainForm } from '#app/teams/settings/ui/domain_form'
import { HandleForm, NameForm, PhotoForm, TypeForm } from '#app/teams/settings/ui/team_forms'
import { isOwner } from '#app/teams/team_roles'
import { TeamNav } from '#app/teams/ui/team_nav'
import type { Data } from '#data'

interface TeamSettingsProps {
  team: Data.Teams.Team
  challenge: DomainChallenge | null
}

/** What the owner and admins may change. */
export default function TeamSettings({ team, challenge }: TeamSettingsProps) {
  return (
    <div className="gutter page py-10">
      <Head title="Team settings" />
      <SectionHeading level="page" label={team.name}>
        Team settings
      </SectionHeading>
      <div className="mt-6">
        <TeamNav team={team} />
      </div>
      <div className="-mt-px">
        <PhotoForm team={team} />
        <NameForm team={team} />
        <HandleForm key={team.handle} team={team} />
        <TypeForm team={team} />
        <DomainForm key={team.domain} team={team} challenge={challenge} />
        {isOwner(team.role) && <DeleteTeam team={team} />}
      </div>
    </div>
  )
}
