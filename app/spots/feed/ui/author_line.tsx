import { Check, Plus } from 'lucide-react'
import { Link } from '@inertiajs/react'
import { Avatar } from '#app/kit/display/avatar'
import { countWords } from '#app/kit/display/count_words'
import { PersonLink } from '#app/kit/display/person_link'
import { TimeAgo } from '#app/kit/display/time_ago'
import { keepForSignIn, useAfterSignIn } from '#app/kit/hooks/after_sign_in'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { Photo } from '#app/kit/media/photo'
import { useFollow } from '#app/profiles/following/ui/follow_button'
import { HomePrice } from '#app/properties/ui/home_price'
import { OpenHouseBadge } from '#app/properties/ui/open_house_badge'
import { GuestLink } from '#app/spots/feed/ui/spot_actions'
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
        <p className="line-clamp-2 font-medium break-words">
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
  const wish = `follow ${spot.user.id}`
  useAfterSignIn(wish, () => {
    if (!isFollowing) toggle()
  })
  if (!isSignedIn) {
    return (
      <GuestLink
        slug={spot.slug}
        label={`Follow ${spot.user.name}`}
        reason="follow"
        onClick={() => keepForSignIn(wish)}
        className={PILL}
      >
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
      <span className={isFollowing ? 'max-sm:sr-only' : undefined}>
        {isFollowing ? 'Following' : 'Follow'}
      </span>
    </button>
  )
}

interface HomeCardProps {
  home: NonNullable<Spot['property']>
  /** the start of its next open house */
  openAt: string | null
}

/** The listing a spot is about. */
export function HomeCard({ home, openAt }: HomeCardProps) {
  return (
    <Link
      href={`/properties/${home.slug}`}
      className="flex items-center gap-3 rounded-6 bg-black/60 p-2.5 text-white hover:bg-black/80"
    >
      <span className="w-14 shrink-0">
        <Photo image={home.featured_image} ratio="4/3" sizes="56px" alt="" className="rounded-2" />
      </span>
      <span className="min-w-0">
        <span className="block truncate font-medium">{home.name ?? 'Listing'}</span>
        <span className="flex flex-wrap gap-x-1.5 text-13 text-white/85">
          <HomePrice home={home} />
          {home.bedrooms !== null && <span>· {countWords(home.bedrooms, 'bedroom')}</span>}
        </span>
        {openAt && (
          <span className="mt-1 block">
            <OpenHouseBadge at={openAt} />
          </span>
        )}
      </span>
      <span className="ml-auto shrink-0 text-13 font-medium max-md:sr-only">View this home</span>
    </Link>
  )
}
