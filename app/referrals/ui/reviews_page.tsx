import { Head, router } from '@inertiajs/react'
import { UserRoundCheck } from 'lucide-react'
import { SectionHeading } from '#app/kit/display/section_heading'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMoreOf } from '#app/kit/list/load_more'
import { useMore } from '#app/kit/list/use_more'
import { Tabs } from '#app/kit/tabs/tabs'
import { REVIEW_LISTS, type ReviewList } from '#app/referrals/referral_options'
import { ReviewRow, type Review } from '#app/referrals/ui/review_row'

interface Reviews {
  referrals: Review[]
  next_page_url: string | null
}

interface ReviewsProps extends Reviews {
  list: ReviewList
  counts: Record<ReviewList, number>
}

const WORDS: Record<ReviewList, { label: string; empty: string; text: string }> = {
  review: {
    label: 'To decide',
    empty: 'Nothing to decide',
    text: 'Referrals that may be the same person twice appear here, oldest first.',
  },
  accepted: {
    label: 'Accepted',
    empty: 'None accepted',
    text: 'Referrals you accepted appear here.',
  },
  refused: { label: 'Refused', empty: 'None refused', text: 'Referrals you refused appear here.' },
}

export default function ReviewsPage({ list, counts, ...page }: ReviewsProps) {
  const show = (chosen: ReviewList) =>
    router.visit('/staff/referrals', { data: { list: chosen }, preserveScroll: true })

  return (
    <div className="gutter page py-10">
      <Head title="Referrals" />
      <SectionHeading level="page" label="Staff">
        Referrals
      </SectionHeading>
      <div className="mt-8">
        <Tabs
          label="Referrals by decision"
          value={list}
          onChange={show}
          tabs={REVIEW_LISTS.map((value) => ({
            value,
            label: WORDS[value].label,
            count: counts[value],
          }))}
        >
          <ReviewRows key={list} list={list} {...page} />
        </Tabs>
      </div>
    </div>
  )
}

function ReviewRows({ list, referrals, next_page_url }: Reviews & { list: ReviewList }) {
  const first = { data: referrals, next_page_url }
  const more = useMore(first, (answer: Reviews) => ({ ...answer, data: answer.referrals }))
  if (!more.items.length) {
    return (
      <EmptyState icon={UserRoundCheck} title={WORDS[list].empty}>
        {WORDS[list].text}
      </EmptyState>
    )
  }
  return (
    <>
      <ul>
        {more.items.map((review) => (
          <ReviewRow key={review.id} review={review} />
        ))}
      </ul>
      <LoadMoreOf more={more} />
    </>
  )
}
