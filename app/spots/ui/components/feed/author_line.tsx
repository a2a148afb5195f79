import { Check, Plus } from 'lucide-react'
import { Avatar } from '#app/kit/display/avatar'
import { PersonLink } from '#app/kit/display/person_link'
import { TimeAgo } from '#app/kit/display/time_ago'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { useFollow } from '#app/profiles/ui/hooks/use_follow'
import { GuestLink } from '#app/spots/ui/components/guest_link'
import type { Spot } from '#app/spots/ui/types'

const PILL =
  'inline-flex h-8 shrink-0 items-center gap-1 rounded-2 border border-white/60 px-3 text-13 font-medium text-white hover:bg-white/15'

/** Who made a spot, where and when, with the button to follow them. */
export function AuthorLine({ spot }: { spot: Spot }) {
  const { user, place } = spot
  return (
    <div className="flex items-center gap-3">
      <PersonLink person={user} isSecond>
        <Avatar name={user.name} src={user.avatar} />
      </PersonLink>
      <div className="min-w-0">
        <p className="truncate font-medium">
          <PersonLink person={user} />
        </p>
        <p className="truncate text-13 text-white/85">
          {place?.name && (
            <>
              <bdi>{place.name}</bdi> ·{' '}
            </>
          )}
          <TimeAgo at={spot.published_at ?? spot.created_at} />
        </p>
      </div>
      {!spot.is_own && <Follow spot={spot} />}
    </div>
  )
}

function Follow({ spot }: { spot: Spot }) {
  const isSignedIn = useAccount() !== null
  const { isFollowing, toggle } = useFollow(spot.user.id, {
    isFollowing: spot.is_following,
    followersCount: 0,
  })
  if (!isSignedIn) {
    return (
      <GuestLink slug={spot.slug} label={`Follow ${spot.user.name}`} className={PILL}>
        Follow
      </GuestLink>
    )
  }
  const Icon = isFollowing ? Check : Plus
  return (
    <button
      type="button"
      aria-label={isFollowing ? `Following ${spot.user.name}` : `Follow ${spot.user.name}`}
      aria-pressed={isFollowing}
      onClick={toggle}
      className={PILL}
    >
      <Icon size={16} strokeWidth={1.5} aria-hidden />
      {isFollowing ? 'Following' : 'Follow'}
    </button>
  )
}
