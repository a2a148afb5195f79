import type { Data } from '#data'
import { Avatar } from '#app/kit/display/avatar'
import { PersonLink } from '#app/kit/display/person_link'
import { TimeAgo } from '#app/kit/display/time_ago'
import { REFERRAL_COINS, type ReferralStatus } from '#app/referrals/referral_options'

const STATES: Record<ReferralStatus, string> = {
  waiting: 'Hasn’t done anything yet',
  review: 'We’re checking this one',
  rewarded: 'Joined in',
  unpaid: 'Joined in, beyond this month’s limit',
  refused: 'Doesn’t count',
}

export function ReferralRow({ referral }: { referral: Data.Referrals.Referral }) {
  const { name, handle, avatar, status } = referral
  return (
    <li className="flex items-center gap-4 border-b border-line py-4">
      <Avatar name={name ?? '?'} src={avatar} size="list" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">
          {name && handle ? <PersonLink person={{ name, handle }} /> : 'Someone'}
        </p>
        <p className="text-13 text-muted">
          {STATES[status]} · <TimeAgo at={referral.joined_at} />
        </p>
      </div>
      {status === 'rewarded' && <span className="num text-positive">+{REFERRAL_COINS}</span>}
    </li>
  )
}
