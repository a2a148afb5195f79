import { TextLink } from '#app/kit/button/text_link'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Stat } from '#app/kit/display/stat'
import { StatRow } from '#app/kit/display/stat_row'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { useLocale } from '#app/kit/hooks/use_reader'
import type { OwnStats } from '#app/dashboard/find_own_stats'

/** What others see of somebody, in numbers. */
export function ProfileStats({ stats }: { stats: OwnStats }) {
  const account = useAccount()
  const locale = useLocale()
  const shown = [
    { count: stats.followers, one: 'follower', many: 'followers' },
    { count: stats.designs, one: 'design', many: 'designs' },
    { count: stats.spots, one: 'spot', many: 'spots' },
    { count: stats.views, one: 'view of your spots', many: 'views of your spots' },
  ]
  return (
    <section aria-labelledby="profile-stats">
      <SectionHeading id="profile-stats" level="part">
        Your profile
      </SectionHeading>
      <div className="mt-4">
        <StatRow>
          {shown.map(({ count, one, many }) => (
            <Stat key={one} value={count.toLocaleString(locale)} label={count === 1 ? one : many} />
          ))}
        </StatRow>
      </div>
      {account && (
        <p className="mt-4 text-13">
          <TextLink href={`/@${account.handle}`}>See your profile</TextLink>
        </p>
      )}
    </section>
  )
}
