import { TYPE_WORDS } from '#app/accounts/ui/type_words'
import { countWords } from '#app/kit/display/count_words'
import { PersonLine } from '#app/kit/display/person_line'
import { FollowButton } from '#app/profiles/ui/components/follow_button'
import { useFollow } from '#app/profiles/ui/hooks/use_follow'
import type { Member } from '#app/society/ui/types'

interface MemberRowProps {
  member: Member
  /** why they are suggested; shown in place of their followers */
  reason?: string
}

export function MemberRow({ member, reason }: MemberRowProps) {
  const { isFollowing, followersCount, toggle } = useFollow(member.id, {
    isFollowing: member.is_following,
    followersCount: member.followers_count,
  })

  return (
    <li className="flex items-center gap-4 border-b border-line py-4">
      <PersonLine
        person={member}
        size="list"
        detail={reason ?? `${TYPE_WORDS[member.type]} · ${countWords(followersCount, 'follower')}`}
      />
      <FollowButton name={member.name} isFollowing={isFollowing} onToggle={toggle} size="sm" />
    </li>
  )
}
