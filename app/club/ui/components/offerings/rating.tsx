import { Star } from 'lucide-react'

interface RatingProps {
  rating: number
  count: number
}

/** "4.8 (12)" */
export function Rating({ rating, count }: RatingProps) {
  const words = count === 1 ? '1 review' : `${count} reviews`
  return (
    <span className="num inline-flex items-center gap-1 whitespace-nowrap">
      <Star size={14} strokeWidth={1.5} aria-hidden className="fill-current text-brass" />
      <span aria-label={`Rated ${rating} of 5, ${words}`} role="img">
        {rating.toFixed(1)} <span className="text-muted">({count})</span>
      </span>
    </span>
  )
}
