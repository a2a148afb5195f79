import type { Data } from '#data'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { FailureState } from '#app/kit/list/failure_state'
import { LoadMore } from '#app/kit/list/load_more'
import { Skeleton } from '#app/kit/list/skeleton'
import { chatApi } from '#app/chats/ui/chat_api'
import { MemberRow } from '#app/chats/ui/components/dialogs/group/member_row'
import type { Member, useMembers } from '#app/chats/ui/components/dialogs/group/use_members'
import { useCall } from '#app/kit/calls/use_call'

interface MemberListProps {
  chat: Data.Chats.Chat
  list: ReturnType<typeof useMembers>
  onChange: (chat: Data.Chats.Chat) => void
}

export function MemberList({ chat, list, onChange }: MemberListProps) {
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
          <MemberRow
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
