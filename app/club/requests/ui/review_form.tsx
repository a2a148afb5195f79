import { useState } from 'react'
import { clubApi } from '#app/club/ui/club_api'
import { otherOf } from '#app/club/requests/ui/request_words'
import { MAX_REVIEW_CHARACTERS } from '#app/club/offerings/offering_options'
import type { OfferingRequest } from '#app/club/offerings/ui/offering_types'
import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import { CallForm } from '#app/kit/form/call_form'
import { Field } from '#app/kit/form/field'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { StarInput } from '#app/kit/form/star_input'
import { Textarea } from '#app/kit/form/textarea'

interface ReviewFormProps {
  request: OfferingRequest
  onSent: () => void
}

/** What one says of the other, once. */
export function ReviewForm({ request, onSent }: ReviewFormProps) {
  const other = otherOf(request)?.name.split(' ')[0] ?? 'the other person'
  const [rating, setRating] = useState<number | null>(null)
  const [text, setText] = useState('')
  const { run, isRunning, refusal } = useCall()
  const send = async () => {
    const answer = await run(() => clubApi.review(request.id, { rating: rating ?? 0, text }))
    if (answer) onSent()
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
