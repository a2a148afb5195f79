import { Head } from '@inertiajs/react'
import type { Data } from '#data'
import { SectionHeading } from '#app/kit/display/section_heading'
import { InvitationList } from '#app/teams/ui/components/members/invitation_list'
import { InvitePerson } from '#app/teams/ui/components/members/invite_person'
import { LeaveTeam } from '#app/teams/ui/components/members/leave_team'
import { MemberList } from '#app/teams/ui/components/members/member_list'
import { TeamNav } from '#app/teams/ui/components/team_nav'
import { isOwner, mayManage } from '#app/teams/contract/team_roles'

interface TeamMembersProps {
  team: Data.Teams.Team
  invitations: Data.Teams.TeamInvitation[]
  members: { data: Data.Teams.TeamMember[]; next_page_url: string | null }
}

export default function TeamMembers({ team, members, invitations }: TeamMembersProps) {
  return (
    <div className="gutter page py-10">
      <Head title="Team members" />
      <SectionHeading
        level="page"
        label={team.name}
        action={
          <div className="flex flex-wrap gap-3">
            {!isOwner(team.role) && <LeaveTeam team={team} />}
            {mayManage(team.role) && <InvitePerson team={team} />}
          </div>
        }
      >
        Members
      </SectionHeading>
      <div className="mt-6">
        <TeamNav team={team} />
      </div>
      <MemberList key={team.id} team={team} first={members} />
      {invitations.length > 0 && <InvitationList team={team} invitations={invitations} />}
    </div>
  )
}
