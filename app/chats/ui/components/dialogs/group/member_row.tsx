import { MoreHorizontal, ShieldCheck, ShieldOff, UserMinus } from 'lucide-react'
import { Avatar } from '#app/common/ui/kit/avatar'
import { Badge } from '#app/common/ui/kit/badge'
import { IconButton } from '#app/common/ui/kit/icon_button'
import { Menu } from '#app/common/ui/kit/menu'
import type { Member } from '#app/chats/ui/components/dialogs/group/use_members'

interface MemberRowProps {
  member: Member
  isSelf: boolean
  /** whether the reader may change roles and take people out */
  canAdminister: boolean
  onRole: (role: Member['role']) => void
  onRemove: () => void
}

/** Somebody in a group or channel, with what may be done about them. */
export function MemberRow({ member, isSelf, canAdminister, onRole, onRemove }: MemberRowProps) {
  const { user, role, is_invited: isInvited } = member
  const isAdmin = role === 'admin'
  const roles = isAdmin
    ? { label: 'Make a member again', icon: ShieldOff, onSelect: () => onRole('member') }
    : { label: 'Make admin', icon: ShieldCheck, onSelect: () => onRole('admin') }
  const remove = { label: 'Remove', icon: UserMinus, onSelect: onRemove, isDangerous: true }

  return (
    <li className="flex min-h-14 items-center gap-3">
      <Avatar name={user.name} src={user.avatar} />
      <div className="min-w-0 flex-1">
        <p className="truncate">
          {user.name}
          {isSelf && <span className="text-muted"> (you)</span>}
        </p>
        <p className="truncate text-13 text-muted">@{user.handle}</p>
      </div>
      {isInvited && <Badge>Asked</Badge>}
      {isAdmin && <Badge>Admin</Badge>}
      {canAdminister && (!isSelf || isAdmin) && (
        <Menu
          trigger={
            <IconButton icon={MoreHorizontal} label={`Actions for ${user.name}`} size="sm" />
          }
          groups={[isInvited ? [] : [roles], isSelf ? [] : [remove]].filter(
            (group) => group.length > 0
          )}
        />
      )}
    </li>
  )
}
