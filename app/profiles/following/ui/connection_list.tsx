import { TYPE_WORDS } from '#app/accounts/ui/type_words'
import { PersonLine } from '#app/kit/display/person_line'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { LoadMoreOf } from '#app/kit/list/load_more'
import type { useMore } from '#app/kit/list/use_more'
import { FollowButton, useFollow } from '#app/profiles/following/ui/follow_button'
import type { Data } from '#data'

interface ConnectionListProps {
  more: ReturnType<typeof useMore<Data.Profiles.Following.Connection, never>>
  className?: string
}

export function ConnectionList({ more, className }: ConnectionListProps) {
  return (
    <>
      <ul className={className}>
        {more.items.map((person) => (
          <ConnectionRow key={person.id} person={person} />
        ))}
      </ul>
      <LoadMoreOf more={more} />
    </>
  )
}

function ConnectionRow({ person }: { person: Data.Profiles.Following.Connection }) {
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
