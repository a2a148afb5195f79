import { Link } from '@inertiajs/react'
import { TYPE_WORDS } from '#app/accounts/ui/type_words'
import { Avatar } from '#app/kit/display/avatar'
import { countWords } from '#app/kit/display/count_words'
import { PersonLine } from '#app/kit/display/person_line'
import { JoinMarketButton } from '#app/places/markets/ui/join_market_button'
import { marketPath } from '#app/places/markets/ui/market_path'
import { FollowButton, useFollow } from '#app/profiles/following/ui/follow_button'
import type { Member, Team, Market } from '#app/society/ui/use_society'
import type { WorkShown } from '#app/society/member_work'

interface MemberRowProps {
  member: Member
  /** why they are suggested; shown in place of their followers */
  reason?: string
}

export function SocietyMemberRow({ member, reason }: MemberRowProps) {
  const { isFollowing, followersCount, toggle } = useFollow(member.id, {
    isFollowing: member.is_following,
    followersCount: member.followers_count,
  })

  return (
    <li className="@container border-b border-line">
      <div className="flex items-center gap-x-4 gap-y-3 py-4 @max-lg:flex-wrap">
        <div className="flex min-w-0 flex-1 items-center gap-4 @max-xs:basis-full">
          <PersonLine
            person={member}
            size="list"
            detail={
              reason ?? `${TYPE_WORDS[member.type]} · ${countWords(followersCount, 'follower')}`
            }
          />
        </div>
        <WorkPictures work={member.work} name={member.name} />
        <span className="@max-xs:order-last @max-xs:ps-16">
          <FollowButton name={member.name} isFollowing={isFollowing} onToggle={toggle} size="sm" />
        </span>
      </div>
    </li>
  )
}

interface TeamRowProps {
  team: Team
  /** why it is suggested; shown in place of its members */
  reason?: string
}

export function SocietyTeamRow({ team, reason }: TeamRowProps) {
  return (
    <li className="flex items-center gap-4 border-b border-line py-4">
      <Avatar name={team.name} src={team.photo} size="list" shape="square" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">
          <Link dir="auto" href={`/teams/${team.handle}`} className="hover:underline">
            {team.name}
          </Link>
        </p>
        <p className="truncate text-13 text-muted">
          @{team.handle} ·{' '}
          <span className="num">{reason ?? countWords(team.members_count, 'member')}</span>
        </p>
      </div>
    </li>
  )
}

interface MarketRowProps {
  market: Market
  /** why it is suggested; shown in place of its members */
  reason?: string
}

export function MarketRow({ market, reason }: MarketRowProps) {
  const place = [market.state, market.country].filter(Boolean).join(', ')

  return (
    <li className="flex items-center gap-4 border-b border-line py-4">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">
          <Link dir="auto" href={marketPath(market)} className="hover:underline">
            {market.name}
          </Link>
        </p>
        <p className="truncate text-13 text-muted">
          {place} ·{' '}
          <span className="num">{reason ?? countWords(market.members_count, 'member')}</span>
        </p>
      </div>
      <JoinMarketButton market={market} isQuiet onChange={() => {}} />
    </li>
  )
}

/** A person's newest homes and designs, beside their name. */
function WorkPictures({ work, name }: { work: readonly WorkShown[]; name: string }) {
  if (work.length === 0) return null
  return (
    <ul
      aria-label={`Work of ${name}`}
      className="flex gap-1.5 @max-lg:order-last @max-lg:basis-full @max-lg:ps-16"
    >
      {work.map(({ title, url, picture }) => (
        <li key={url}>
          <Link href={url} aria-label={title} className="block rounded-2">
            <img
              src={picture}
              alt=""
              width={72}
              height={48}
              loading="lazy"
              className="h-12 w-18 rounded-2 bg-raised object-cover hover:opacity-85"
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}
