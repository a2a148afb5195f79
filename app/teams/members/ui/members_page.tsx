import { Head, router } from '@inertiajs/react'
import { useState } from 'react'
import { LogOut } from 'lucide-react'
import { isolated } from '#app/common/text/isolated'
import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Checkbox } from '#app/kit/form/checkbox'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { Dialog } from '#app/kit/overlay/dialog'
import { toast } from '#app/kit/toast/toast'
import { TeamInvitationList } from '#app/teams/members/ui/invitation_list'
import { InvitePerson } from '#app/teams/members/ui/invite_person'
import { TeamMemberList } from '#app/teams/members/ui/member_list'
import { isOwner, mayManage } from '#app/teams/team_roles'
import { teamApi } from '#app/teams/ui/team_api'
import { TeamNav } from '#app/teams/ui/team_nav'
import type { Data } from '#data'

interface TeamMembersProps {
  team: Data.Teams.Team
  invitations: Data.Teams.Invitations.TeamInvitation[]
  members: { data: Data.Teams.Members.TeamMember[]; next_page_url: string | null }
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
      <TeamMemberList key={team.id} team={team} first={members} />
      {invitations.length > 0 && <TeamInvitationList team={team} invitations={invitations} />}
    </div>
  )
}

function LeaveTeam({ team }: { team: Data.Teams.Team }) {
  const account = useAccount()
  const [isOpen, setOpen] = useState(false)
  const [takesListings, setTakesListings] = useState(false)
  const { run, isRunning, refusal } = useCall()

  const leave = async () => {
    if (!account) return
    const answer = await run(() => teamApi.removeMember(team.handle, account.id, takesListings))
    if (!answer) return
    toast.success(`You left “${isolated(team.name)}”`)
    router.visit(`/teams/${team.handle}`)
  }

  return (
    <>
      <Button icon={LogOut} onClick={() => setOpen(true)}>
        Leave team
      </Button>
      <Dialog
        title={`Leave “${isolated(team.name)}”?`}
        description="You lose access to its private listings and channels."
        size="sm"
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <Button variant="danger" isLoading={isRunning} onClick={() => void leave()}>
            Leave team
          </Button>
        }
      >
        <div className="flex flex-col gap-4">
          <Checkbox
            label="Take my listings with me"
            hint="Otherwise they stay with the team, and its owner can edit them too."
            checked={takesListings}
            onChange={(event) => setTakesListings(event.target.checked)}
          />
          <RefusalNote refusal={refusal} />
        </div>
      </Dialog>
    </>
  )
}
