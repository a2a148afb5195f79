import { useState } from 'react'
import { Ellipsis, KeyRound, UserRoundMinus } from 'lucide-react'
import { useConfirmedCall } from '#app/accounts/passwords/ui/use_confirmed_call'
import { isolated } from '#app/common/text/isolated'
import { IconButton } from '#app/kit/button/icon_button'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { usePages, type Page } from '#app/kit/calls/use_pages'
import { PersonLine } from '#app/kit/display/person_line'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { Select } from '#app/kit/form/select'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { LoadMore } from '#app/kit/list/load_more'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { Menu } from '#app/kit/overlay/menu'
import { toast } from '#app/kit/toast/toast'
import { isOwner, mayManage, type GivenRole } from '#app/teams/team_roles'
import { teamApi } from '#app/teams/ui/team_api'
import { ROLE_OPTIONS, roleWord } from '#app/teams/ui/team_words'
import type { Data } from '#data'

interface MemberListProps {
  team: Data.Teams.Team
  first: Page<Data.Teams.Members.TeamMember>
}

export function TeamMemberList({ team, first }: MemberListProps) {
  const { items, error, hasMore, isLoading, loadMore, reload } = usePages(
    ['teams', team.handle, 'members'],
    async (page) => (await teamApi.listMembers(team.handle, page)).members,
    first
  )
  const renew = () => {
    reload()
    reloadPage()
  }

  return (
    <>
      <ul>
        {items.map((member) => (
          <TeamMemberRow key={member.id} team={team} member={member} onChange={renew} />
        ))}
      </ul>
      <LoadMore hasMore={hasMore} isLoading={isLoading} error={error} onMore={loadMore} />
    </>
  )
}

interface MemberRowProps {
  team: Data.Teams.Team
  member: Data.Teams.Members.TeamMember
  onChange: () => void
}

/** A member, with the actions the viewer may take. */
function TeamMemberRow({ team, member, onChange }: MemberRowProps) {
  const [asking, setAsking] = useState<'remove' | 'transfer' | null>(null)
  const { run, refusal, dialog } = useConfirmedCall()
  const isSelf = useAccount()?.id === member.id
  const mayChange = mayManage(team.role) && !isOwner(member.role)

  const change = async (call: () => Promise<object>, done: string) => {
    if (!(await run(call))) return
    toast.success(done)
    onChange()
  }
  const changeRole = (role: GivenRole) =>
    change(
      () => teamApi.changeRole(team.handle, member.id, role),
      `${isolated(member.name)} is ${role === 'viewer' ? 'a' : 'an'} ${role} now`
    )
  const remove = () =>
    change(() => teamApi.removeMember(team.handle, member.id), `Removed ${isolated(member.name)}`)
  const transfer = () =>
    change(
      () => teamApi.transfer(team.handle, member.id),
      `${isolated(member.name)} owns the team now`
    )

  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 border-b border-line py-4 md:grid-cols-[auto_minmax(0,1fr)_200px_44px]">
      <PersonLine person={member} suffix={isSelf && '(you)'} detail={`@${member.handle}`}>
        <RefusalNote refusal={refusal && { ...refusal, errors: {} }} />
      </PersonLine>
      <div className="max-md:col-span-2 max-md:col-start-2 max-md:row-start-2">
        {mayChange && member.role !== 'owner' ? (
          <Select
            aria-label={`Role of ${member.name}`}
            options={ROLE_OPTIONS}
            value={member.role}
            onChange={(role) => void changeRole(role)}
          />
        ) : (
          <p className="text-muted md:px-4">{roleWord(member.role)}</p>
        )}
      </div>
      <div className="max-md:col-start-3 max-md:row-start-1">
        {mayChange && !isSelf && (
          <Menu
            align="end"
            trigger={<IconButton icon={Ellipsis} label={`More for ${member.name}`} />}
            groups={[
              [
                ...(isOwner(team.role)
                  ? [
                      {
                        label: 'Make owner',
                        icon: KeyRound,
                        onSelect: () => setAsking('transfer'),
                      },
                    ]
                  : []),
                {
                  label: 'Remove from team',
                  icon: UserRoundMinus,
                  isDangerous: true,
                  onSelect: () => setAsking('remove'),
                },
              ],
            ]}
          />
        )}
      </div>
      <ConfirmDialog
        title={`Remove ${isolated(member.name)}?`}
        confirmLabel="Remove from team"
        isOpen={asking === 'remove'}
        onOpenChange={(isOpen) => !isOpen && setAsking(null)}
        onConfirm={() => void remove()}
      >
        They lose access at once. Listings they made for the team stay with it.
      </ConfirmDialog>
      <ConfirmDialog
        title={`Hand “${isolated(team.name)}” to ${isolated(member.name)}?`}
        confirmLabel="Hand over"
        isOpen={asking === 'transfer'}
        onOpenChange={(isOpen) => !isOpen && setAsking(null)}
        onConfirm={() => void transfer()}
      >
        They’ll own the team, and only they can give it back. You stay as an admin.
      </ConfirmDialog>
      {dialog}
    </li>
  )
}
