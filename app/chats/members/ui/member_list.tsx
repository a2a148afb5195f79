import { MoreHorizontal, ShieldCheck, ShieldOff, UserMinus } from 'lucide-react'
import type { InfiniteData } from '@tanstack/react-query'
import { chatApi } from '#app/chats/ui/chat_api'
import { IconButton } from '#app/kit/button/icon_button'
import { changeQuery } from '#app/kit/calls/change_query'
import { useCall } from '#app/kit/calls/use_call'
import { usePages, type Page } from '#app/kit/calls/use_pages'
import { Badge } from '#app/kit/display/badge'
import { PersonLine } from '#app/kit/display/person_line'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { FailureState } from '#app/kit/list/failure_state'
import { LoadMore } from '#app/kit/list/load_more'
import { Skeleton } from '#app/kit/list/skeleton'
import { Menu } from '#app/kit/overlay/menu'
import type { Data } from '#data'

interface MemberListProps {
  chat: Data.Chats.Chat
  list: ReturnType<typeof useMembers>
  onChange: (chat: Data.Chats.Chat) => void
}

export function ChatMemberList({ chat, list, onChange }: MemberListProps) {
  const account = useAccount()
  const { run, refusal } = useCall()

  const setRole = async (userId: number, role: Member['role']) => {
    const answer = await run(() => chatApi.setRole(chat.id, userId, role))
    if (!answer) return
    list.setRole(userId, role)
    onChange(answer.chat)
  }
  const remove = async (userId: number) => {
    const answer = await run(() => chatApi.removeMember(chat.id, userId))
    if (!answer) return
    list.drop(userId)
    onChange(answer.chat)
  }

  if (list.error && !list.members.length) {
    return <FailureState message={list.error} onRetry={list.reload} isRetrying={list.isLoading} />
  }
  if (!list.members.length) return <LoadingMembers />
  return (
    <>
      {refusal && (
        <p role="alert" className="mb-2 text-13 text-danger">
          {refusal.message}
        </p>
      )}
      <ul aria-label="Members">
        {list.members.map((member) => (
          <ChatMemberRow
            key={member.user.id}
            member={member}
            isSelf={member.user.id === account?.id}
            canAdminister={chat.role === 'admin'}
            onRole={(role) => void setRole(member.user.id, role)}
            onRemove={() => void remove(member.user.id)}
          />
        ))}
      </ul>
      <LoadMore
        hasMore={list.hasMore}
        isLoading={list.isLoading && list.hasMore}
        error={list.error}
        onMore={list.loadMore}
      />
    </>
  )
}

function LoadingMembers() {
  return (
    <div aria-busy>
      <p className="sr-only">Loading members</p>
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex min-h-14 items-center gap-3">
          <Skeleton className="size-10 rounded-full" />
          <Skeleton className="h-4 w-40" />
        </div>
      ))}
    </div>
  )
}

interface MemberRowProps {
  member: Member
  isSelf: boolean
  canAdminister: boolean
  onRole: (role: Member['role']) => void
  onRemove: () => void
}

function ChatMemberRow({ member, isSelf, canAdminister, onRole, onRemove }: MemberRowProps) {
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

type Member = Data.Chats.Members.ChatMember

export function useMembers(chatId: number) {
  const queryKey = ['chats', chatId, 'members']
  const { items: members, ...pages } = usePages(queryKey, async (page) => {
    return (await chatApi.members(chatId, page)).members
  })

  const change = (edit: (members: Member[]) => Member[]) =>
    changeQuery<InfiniteData<Page<Member>>>(queryKey, (known) => ({
      ...known,
      pages: known.pages.map((page) => ({ ...page, data: edit(page.data) })),
    }))
  return {
    members,
    ...pages,
    setRole: (userId: number, role: Member['role']) =>
      change((listed) =>
        listed.map((member) => (member.user.id === userId ? { ...member, role } : member))
      ),
    drop: (userId: number) => change((listed) => listed.filter(({ user }) => user.id !== userId)),
  }
}
