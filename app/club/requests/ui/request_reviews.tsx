import { ReviewForm } from '#app/club/requests/ui/review_form'
import { Stars } from '#app/kit/display/stars'
import { otherOf } from '#app/club/requests/ui/request_words'
import { REVIEW_DAYS } from '#app/club/offerings/offering_options'
import type { OfferingRequest } from '#app/club/offerings/ui/offering_types'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { SectionHeading } from '#app/kit/display/section_heading'

/** What both say of each other, once it is completed. */
export function RequestReviews({ request }: { request: OfferingRequest }) {
  const { own_review: own, other_review: theirs, has_other_review: hasTheirs } = request
  const other = otherOf(request)?.name.split(' ')[0] ?? 'The other person'
  return (
    <section aria-labelledby="reviews" className="mt-12 border-t border-line pt-8">
      <SectionHeading id="reviews">Reviews</SectionHeading>
      <p className="mt-3 max-w-[60ch] text-muted">
        Neither of you reads the other’s review before both are written, or {REVIEW_DAYS} days have
        passed. Reviews can’t be changed.
      </p>
      <div className="mt-8 grid gap-10 md:grid-cols-2">
        <div>
          <h3 className="text-22">Yours</h3>
          {own ? (
            <Written review={own} />
          ) : (
            <ReviewForm request={request} onSent={() => reloadPage()} />
          )}
        </div>
        <div>
          <h3 className="text-22">{other}’s</h3>
          {theirs ? (
            <Written review={theirs} />
          ) : (
            <p className="mt-3 text-muted">
              {hasTheirs ? 'Written. Write yours to read it.' : 'Not written yet.'}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

function Written({ review }: { review: NonNullable<OfferingRequest['own_review']> }) {
  return (
    <>
      <p className="mt-3">
        <Stars rating={review.rating} />
      </p>
      {review.text && (
        <p dir="auto" className="mt-2 break-words whitespace-pre-line">
          {review.text}
        </p>
      )}
    </>
  )
}
