import { Link } from '@inertiajs/react'
import { Heart, Layers, Play } from 'lucide-react'
import { countWords } from '#app/kit/display/count_words'
import { TimeAgo } from '#app/kit/display/time_ago'
import { Photo } from '#app/kit/media/photo'
import { coverOf, spotTitle } from '#app/spots/spot_words'
import type { Spot } from '#app/spots/ui/types'

export function SpotGrid({ spots }: { spots: readonly Spot[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 lg:gap-5">
      {spots.map((spot) => (
        <li key={spot.id}>
          <SpotCard spot={spot} />
        </li>
      ))}
    </ul>
  )
}

/** A spot in a list: its first slide, upright. A draft opens in its editor. */
function SpotCard({ spot }: { spot: Spot }) {
  const [first, second] = spot.slides
  const isDraft = spot.status === 'draft'
  const Kind = second ? Layers : Play
  return (
    <article className="group relative overflow-hidden rounded-6">
      <Photo
        image={coverOf(spot)}
        ratio="9/16"
        sizes="(width >= 1024px) 280px, (width >= 480px) 33vw, 50vw"
        alt=""
      />
      <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/70 to-transparent p-3 pt-12 text-white">
        <h3 className="line-clamp-2 font-sans text-13 font-medium">
          <Link
            href={isDraft ? `/spots/${spot.slug}/edit` : `/spots/${spot.slug}`}
            className="after:absolute after:inset-0"
          >
            {isDraft && !spot.caption ? 'Untitled draft' : spotTitle(spot)}
          </Link>
        </h3>
        {isDraft ? (
          <p className="mt-1 text-12">
            {spot.is_taken_down ? 'Removed by our team' : <TimeAgo at={spot.created_at} />}
          </p>
        ) : (
          <p className="mt-1 flex items-center gap-1.5 text-12 tabular-nums">
            <Heart aria-hidden className="size-3.5" />
            {countWords(spot.likes_count, 'like')}
          </p>
        )}
      </div>
      {(second ?? first?.video) && (
        <Kind aria-hidden className="absolute top-3 right-3 size-4 text-white drop-shadow" />
      )}
    </article>
  )
}
