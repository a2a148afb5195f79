import type { Data } from '#data'
import { TYPE_WORDS } from '#app/accounts/ui/type_words'
import { PersonLine } from '#app/kit/display/person_line'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { FollowButton } from '#app/profiles/ui/components/follow_button'
import { useFollow } from '#app/profiles/ui/hooks/use_follow'

export function ConnectionRow({ person }: { person: Data.Profiles.Connection }) {
  const account = useAccount()
  const { isFollowing, toggle } = useFollow(person.id, {
    isFollowing: person.is_following,
    followersCount: 0,
  })
  return (
    <li className="flex items-center gap-4 border-b border-line py-4">
      <PersonLine
        person={person}
        size="list"
        detail={`@${person.handle} · ${TYPE_WORDS[person.type]}`}
      />
      {account && account.id !== person.id && (
        <FollowButton name={person.name} isFollowing={isFollowing} onToggle={toggle} size="sm" />
      )}
    </li>
  )
}
