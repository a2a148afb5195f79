import { BadgeCheck, MapPin, MessageCircle, Plus } from 'lucide-react'
import { Link } from '@inertiajs/react'
import { TYPE_WORDS } from '#app/accounts/ui/type_words'
import { ButtonLink } from '#app/kit/button/button_link'
import { TextLink } from '#app/kit/button/text_link'
import { Avatar } from '#app/kit/display/avatar'
import { Stat } from '#app/kit/display/stat'
import { useLocale } from '#app/kit/hooks/use_reader'
import { keepForSignIn, useAfterSignIn } from '#app/kit/hooks/after_sign_in'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { marketPath } from '#app/places/markets/ui/market_path'
import { useFollow, FollowButton } from '#app/profiles/following/ui/follow_button'
import { ProfileMenu } from '#app/profiles/ui/profile_menu'
import type { Data } from '#data'

interface ProfileHeaderProps {
  profile: Data.Profiles.Profile
  /** of the profile, absolute */
  url: string
}

export function ProfileHeader({ profile, url }: ProfileHeaderProps) {
  const { user, markets, is_self: isSelf } = profile
  const [stats] = profile.stats
  const follow = useFollow(user.id, {
    isFollowing: profile.is_following,
    followersCount: stats.followers_count,
  })
  useAfterSignIn(`follow ${user.id}`, () => {
    if (!isSelf && !follow.isFollowing) follow.toggle()
  })
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-6 pt-6 pb-8 md:gap-x-8 md:pt-12 md:pb-10 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
      <div className="self-start md:row-span-2 lg:row-span-1">
        <Avatar name={user.name} src={user.avatar} size="profile" />
      </div>
      <div className="min-w-0">
        <h1 className="text-28 wrap-anywhere md:text-48">
          <bdi>{user.name}</bdi>
          {user.is_verified && (
            <BadgeCheck
              role="img"
              aria-label="Verified"
              strokeWidth={1.5}
              className="ml-2 inline-block size-5 align-baseline text-brass md:size-7"
            />
          )}
        </h1>
        <p className="mt-1.5 text-13 text-muted">
          @{user.handle} · {stats.headline ?? TYPE_WORDS[user.type]}
        </p>
        {markets.length > 0 && (
          <p className="mt-1 flex items-start gap-1.5 text-13 text-muted">
            <MapPin size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0" />
            <span className="flex flex-wrap gap-x-3">
              {markets.map((market) => (
                <TextLink key={market.id} href={marketPath(market)}>
                  <bdi>{market.name}</bdi>
                </TextLink>
              ))}
            </span>
          </p>
        )}
      </div>
      <div className="max-lg:col-span-2 md:max-lg:col-span-1 md:max-lg:col-start-2">
        <ProfileActions
          user={user}
          isSelf={isSelf}
          isFollowing={follow.isFollowing}
          onFollow={follow.toggle}
          url={url}
        />
      </div>
      <div className="max-md:col-span-2 md:col-start-2">
        {user.bio && (
          <p dir="auto" className="mb-6 max-w-[52ch] wrap-anywhere whitespace-pre-line">
            {user.bio}
          </p>
        )}
        <ProfileStats handle={user.handle} stats={stats} followersCount={follow.followersCount} />
      </div>
    </header>
  )
}

interface ProfileActionsProps {
  user: Data.Profiles.User
  isSelf: boolean
  isFollowing: boolean
  onFollow: () => void
  /** of the profile, absolute */
  url: string
}

function ProfileActions({ user, isSelf, isFollowing, onFollow, url }: ProfileActionsProps) {
  const isSignedIn = useAccount() !== null
  return (
    <div className="flex flex-wrap gap-3 max-md:[&>:is(a,button):not(:last-child)]:flex-1">
      {isSelf ? (
        <ButtonLink href="/settings/profile-information">Edit profile</ButtonLink>
      ) : (
        <>
          {isSignedIn ? (
            <FollowButton name={user.name} isFollowing={isFollowing} onToggle={onFollow} />
          ) : (
            <ButtonLink
              href={`/@${user.handle}/follow`}
              onClick={() => keepForSignIn(`follow ${user.id}`)}
              variant="primary"
              icon={Plus}
            >
              Sign in to follow
            </ButtonLink>
          )}
          <ButtonLink href={`/chats?to=${user.id}`} icon={MessageCircle}>
            Message
          </ButtonLink>
        </>
      )}
      <ProfileMenu user={user} isSelf={isSelf} url={url} />
    </div>
  )
}

interface ProfileStatsProps {
  handle: string
  stats: Data.Profiles.Stats.Stats
  followersCount: number
}

function ProfileStats({ handle, stats, followersCount }: ProfileStatsProps) {
  const locale = useLocale()
  const format = new Intl.NumberFormat(locale, {
    notation: 'compact',
    maximumFractionDigits: 1,
  })
  const written = (count: number) =>
    count < 100_000 ? count.toLocaleString(locale) : format.format(count)
  const followings = stats.followings_count
  const followers = followersCount === 1 ? 'follower' : 'followers'

  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-4 md:gap-x-10">
      <Stat
        label={followers}
        value={
          <CountLink href={`/@${handle}/followers`} label={`${followersCount} ${followers}`}>
            {written(followersCount)}
          </CountLink>
        }
      />
      <Stat
        label="following"
        value={
          <CountLink href={`/@${handle}/followings`} label={`${followings} following`}>
            {written(followings)}
          </CountLink>
        }
      />
      {stats.homes_sold !== null && (
        <Stat
          label={stats.homes_sold === 1 ? 'home sold' : 'homes sold'}
          value={written(stats.homes_sold)}
        />
      )}
      {stats.years_experience !== null && (
        <Stat
          label={stats.years_experience === 1 ? 'year' : 'years'}
          value={stats.years_experience}
        />
      )}
    </dl>
  )
}

interface CountLinkProps {
  href: string
  /** for screen readers */
  label: string
  children: string
}

function CountLink({ href, label, children }: CountLinkProps) {
  return (
    <Link
      href={href}
      aria-label={label}
      className="rounded-2 hover:underline hover:decoration-1 hover:underline-offset-4"
    >
      {children}
    </Link>
  )
}
