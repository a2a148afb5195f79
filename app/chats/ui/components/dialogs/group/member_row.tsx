import { MoreHorizontal, ShieldCheck, ShieldOff, UserMinus } from 'lucide-react'
import { Badge } from '#app/kit/display/badge'
import { PersonLine } from '#app/kit/display/person_line'
import { IconButton } from '#app/kit/button/icon_button'
import { Menu } from '#app/kit/overlay/menu'
import type { Member } from '#app/chats/ui/components/dialogs/group/use_members'

interface MemberRowProps {
  member: Member
  isSelf: boolean
  canAdminister: boolean
  onRole: (role: Member['role']) => void
  onRemove: () => void
}

export function MemberRow({ member, isSelf, canAdminister, onRole, onRemove }: MemberRowProps) {
  const { user, role, is_invited: isInvited } = member
  const isAdmin = role === 'admin'
  const roles = isAdmin
    ? { label: 'Remove as admin', icon: ShieldOff, onSelect: () => onRole('member') }
    : { label: 'Make admin', icon: ShieldCheck, onSelect: () => onRole('admin') }
  const remove = { label: 'Remove', icon: UserMinus, onSelect: onRemove, isDangerous: true }

  return (
    <li className="flex min-h-14 items-center gap-3">
      <PersonLine person={user} suffix={isSelf && '(you)'} detail={`@${user.handle}`} />
      {isInvited && <Badge>Invited</Badge>}
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
