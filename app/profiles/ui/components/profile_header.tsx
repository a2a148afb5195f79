import { BadgeCheck, MapPin } from 'lucide-react'
import type { Data } from '#data'
import { TYPE_WORDS } from '#app/accounts/ui/type_words'
import { TextLink } from '#app/kit/button/text_link'
import { Avatar } from '#app/kit/display/avatar'
import { marketPath } from '#app/places/ui/market_path'
import { ProfileActions } from '#app/profiles/ui/components/profile_actions'
import { ProfileStats } from '#app/profiles/ui/components/profile_stats'
import { useFollow } from '#app/profiles/ui/hooks/use_follow'

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
