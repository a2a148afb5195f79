import { Sparkles } from 'lucide-react'
import type { Refusal } from '#app/kit/calls/use_call'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { creditsInWords, MAX_RESTYLED_PHOTOS } from '#app/designs/design_limits'
import { roughly } from '#app/designs/designer/ui/run_words'

interface RestyleBarProps {
  count: number
  price: number
  credits: number
  /** of one design; null if not measured yet */
  typicalSeconds: number | null
  isSending: boolean
  refusal: Refusal | null
  onStart: () => void
}

export function RestyleBar(props: RestyleBarProps) {
  const { count, price, credits, typicalSeconds, isSending, refusal, onStart } = props
  const cost = count * price
  const missing = cost - credits
  const isOut = missing > 0 && !isSending
  const isFull = count > MAX_RESTYLED_PHOTOS

  return (
    <div className="not-short:sticky bottom-(--bar-bottom) z-20 flex flex-col gap-3 border-t border-line bg-canvas py-3.5 md:flex-row md:items-center md:justify-between md:gap-8">
      <div className="min-w-0 text-13 text-muted" aria-live="polite">
        {refusal && (
          <p role="alert" className="text-danger">
            {refusal.message} Nothing was charged.
          </p>
        )}
        {isFull ? (
          <p>Choose up to {MAX_RESTYLED_PHOTOS} photos.</p>
        ) : isOut ? (
          <p>
            You have {creditsInWords(credits)}: {missing} too few. Choose fewer photos, or ask for
            more.
          </p>
        ) : (
          <p>
            {count === 0 && 'Choose at least one photo.'}
            {count > 0 && `${creditsInWords(credits)} left. A photo that fails is refunded.`}
            {count > 0 && typicalSeconds && ` Usually takes ${roughly(typicalSeconds * count)}.`}
          </p>
        )}
      </div>
      <div className="flex shrink-0 gap-2">
        {isOut && (
          <ButtonLink href="/contact" className="max-md:flex-1">
            Ask for credits
          </ButtonLink>
        )}
        <Button
          variant="primary"
          icon={Sparkles}
          className="max-md:flex-1"
          isLoading={isSending}
          disabled={count === 0 || isFull || isOut}
          onClick={onStart}
        >
          {count === 1 ? 'Restyle 1 photo' : `Restyle ${count} photos`} · {creditsInWords(cost)}
        </Button>
      </div>
    </div>
  )
}
