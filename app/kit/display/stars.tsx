import { Star } from 'lucide-react'

const STARS = [1, 2, 3, 4, 5] as const

/** A rating from 1 to 5. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} of 5 stars`} className="inline-flex gap-0.5">
      {STARS.map((star) => (
        <Star
          key={star}
          size={16}
          strokeWidth={1.5}
          aria-hidden
          className={star <= rating ? 'fill-current text-brass' : 'text-faint'}
        />
      ))}
    </span>
  )
}
