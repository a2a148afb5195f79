import { Link } from '@inertiajs/react'
import { Play } from 'lucide-react'
import { Photo } from '#app/kit/media/photo'
import type { SpotCard } from '#app/chats/ui/state/types'

/** The card of a spot in a message. */
export function SentSpot({ spot }: { spot: SpotCard | null }) {
  if (!spot) {
    return (
      <p className="w-56 max-w-full rounded-6 border border-line bg-surface px-4 py-3.5 text-13 text-muted">
        This spot is no longer public.
      </p>
    )
  }
  return (
    <Link
      href={`/spots/${spot.slug}`}
      className="group/card relative block w-56 max-w-full overflow-hidden rounded-6 bg-black text-white"
    >
      <Photo image={spot.cover} ratio="9/16" sizes="224px" alt="" />
      <Play aria-hidden className="absolute top-3 right-3 size-5 fill-current drop-shadow" />
      <span className="absolute inset-x-0 bottom-0 block bg-linear-to-t from-black/85 to-transparent px-3.5 pt-14 pb-3">
        <span dir="auto" className="line-clamp-2 font-medium group-hover/card:underline">
          {spot.title}
        </span>
        <span className="block truncate text-13 text-white/85">{spot.author_name}</span>
      </span>
    </Link>
  )
}
