import { Head } from '@inertiajs/react'
import { UserRoundPlus } from 'lucide-react'
import type { Data } from '#data'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Stat } from '#app/kit/display/stat'
import { StatRow } from '#app/kit/display/stat_row'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMoreOf } from '#app/kit/list/load_more'
import { useMore } from '#app/kit/list/use_more'
import { DashboardFrame } from '#app/kit/shell/dashboard_frame'
import { CopyField } from '#app/kit/share/copy_field'
import { QrCode } from '#app/kit/share/qr_code'
import { ShareButton } from '#app/kit/share/share_button'
import { ReferralRow } from '#app/referrals/ui/referral_row'

type Referral = Data.Referrals.Referral

interface Referrals {
  referrals: Referral[]
  next_page_url: string | null
}

interface ReferProps extends Referrals {
  url: string
  code: string
  coins_earned: number
  coins_each: number
  monthly_limit: number
}

export default function Refer(props: ReferProps) {
  const { url, referrals, coins_earned: earned, coins_each: each, monthly_limit: limit } = props
  const first = { data: referrals, next_page_url: props.next_page_url }
  const more = useMore(first, (answer: Referrals) => ({ ...answer, data: answer.referrals }))

  return (
    <DashboardFrame
      section="refer"
      title="Refer"
      action={<ShareButton variant="primary" url={url} title="Join me on vesta" />}
    >
      <Head title="Refer" />
      <p className="max-w-[60ch] text-muted">
        Invite people who would like it here. You earn {each} coins for each person who joins by
        your link, verifies their email address, and publishes a listing, designs a room or joins a
        market. At most {limit} people a month count.
      </p>
      <div className="mt-8 grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_auto]">
        <CopyField label="Your link" value={url} />
        <QrCode
          value={url}
          label="QR code that opens your link"
          className="w-36 max-md:justify-self-center"
        />
      </div>
      <div className="mt-10">
        <StatRow>
          <Stat value={earned} label={earned === 1 ? 'coin earned' : 'coins earned'} />
        </StatRow>
      </div>
      <section aria-labelledby="joined" className="mt-10">
        <SectionHeading id="joined">Who joined</SectionHeading>
        {more.items.length ? (
          <ul className="mt-6 border-t border-line">
            {more.items.map((referral) => (
              <ReferralRow key={referral.id} referral={referral} />
            ))}
          </ul>
        ) : (
          <EmptyState icon={UserRoundPlus} title="Nobody yet">
            People who join by your link appear here.
          </EmptyState>
        )}
        <LoadMoreOf more={more} />
      </section>
    </DashboardFrame>
  )
}
