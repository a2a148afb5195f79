import { Link } from '@inertiajs/react'
import type { Data } from '#data'
import { Stat } from '#app/kit/display/stat'
import { useReader } from '#app/kit/hooks/use_reader'

interface ProfileStatsProps {
  handle: string
  stats: Data.Profiles.Stats
  followersCount: number
}

export function ProfileStats({ handle, stats, followersCount }: ProfileStatsProps) {
  const { locale } = useReader()
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
