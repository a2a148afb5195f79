import { useState } from 'react'
import { clubApi } from '#app/club/ui/club_api'
import { StarInput } from '#app/kit/form/star_input'
import { Stars } from '#app/kit/display/stars'
import { otherOf } from '#app/club/ui/request_words'
import { MAX_REVIEW_CHARACTERS, REVIEW_DAYS } from '#app/club/contract/offering_options'
import type { OfferingRequest } from '#app/club/ui/types'
import { Button } from '#app/kit/button/button'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { SectionHeading } from '#app/kit/display/section_heading'
import { CallForm } from '#app/kit/form/call_form'
import { Field } from '#app/kit/form/field'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { Textarea } from '#app/kit/form/textarea'

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
          {own ? <Written review={own} /> : <ReviewForm request={request} other={other} />}
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

function ReviewForm({ request, other }: { request: OfferingRequest; other: string }) {
  const [rating, setRating] = useState<number | null>(null)
  const [text, setText] = useState('')
  const { run, isRunning, refusal } = useCall()
  const send = async () => {
    const answer = await run(() => clubApi.review(request.id, { rating: rating ?? 0, text }))
    if (answer) reloadPage()
  }
  return (
    <CallForm
      refusal={refusal}
      onSubmit={() => void send()}
      className="mt-4 flex flex-col items-stretch gap-5"
    >
      <StarInput
        legend="Stars"
        value={rating}
        onChange={setRating}
        hint="Choose from one to five."
        error={refusal?.errors.rating}
      />
      <Field label={`How it was with ${other}`} isOptional error={refusal?.errors.text}>
        <Textarea
          rows={4}
          value={text}
          maxLength={MAX_REVIEW_CHARACTERS}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <RefusalNote refusal={refusal} />
      <Button type="submit" variant="primary" isLoading={isRunning} className="self-start">
        Leave review
      </Button>
    </CallForm>
  )
}
