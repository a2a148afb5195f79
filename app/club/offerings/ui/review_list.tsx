import { useState } from 'react'
import { Flag, MessageSquareQuote } from 'lucide-react'
import { Stars } from '#app/kit/display/stars'
import type { OfferingReview } from '#app/club/offerings/ui/offering_types'
import { IconButton } from '#app/kit/button/icon_button'
import type { Page } from '#app/kit/calls/use_pages'
import { Avatar } from '#app/kit/display/avatar'
import { PersonLink } from '#app/kit/display/person_link'
import { TimeAgo } from '#app/kit/display/time_ago'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMoreOf } from '#app/kit/list/load_more'
import { useMore } from '#app/kit/list/use_more'
import { ReportDialog } from '#app/moderation/ui/report_dialog'

/** What customers said, the newest first. */
export function ReviewList({ reviews }: { reviews: Page<OfferingReview> }) {
  const accountId = useAccount()?.id ?? null
  const more = useMore(reviews, (answer: { reviews: Page<OfferingReview> }) => answer.reviews)
  const [reportedId, setReportedId] = useState<number | null>(null)
  if (!more.items.length) {
    return (
      <EmptyState icon={MessageSquareQuote} title="No reviews yet">
        Customers write one once it’s done.
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="border-t border-line">
        {more.items.map((review) => (
          <li key={review.id} className="flex gap-4 border-b border-line py-6">
            <Avatar name={review.user?.name ?? 'Former member'} src={review.user?.avatar ?? null} />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span className="font-medium">
                  {review.user ? <PersonLink person={review.user} /> : 'A former member'}
                </span>
                <span className="text-13 text-muted">
                  <TimeAgo at={review.created_at} />
                </span>
              </p>
              <p className="mt-1">
                <Stars rating={review.rating} />
              </p>
              {review.text && (
                <p dir="auto" className="mt-2 max-w-[68ch] break-words whitespace-pre-line">
                  {review.text}
                </p>
              )}
            </div>
            {accountId !== null && review.user?.id !== accountId && (
              <IconButton
                icon={Flag}
                size="sm"
                label="Report this review"
                onClick={() => setReportedId(review.id)}
              />
            )}
          </li>
        ))}
      </ul>
      <LoadMoreOf more={more} />
      {reportedId !== null && (
        <ReportDialog
          subjectType="offering_review"
          subjectId={reportedId}
          name="this review"
          isOpen
          onOpenChange={() => setReportedId(null)}
        />
      )}
    </>
  )
}
