import { useState } from 'react'
import { Link } from '@inertiajs/react'
import { Badge } from '#app/kit/display/badge'
import { Photo } from '#app/kit/media/photo'
import type { DesignCard } from '#app/chats/ui/state/types'

/** A tap switches between before and after. */
export function SentDesign({ design }: { design: DesignCard | null }) {
  const [isBefore, setBefore] = useState(false)
  if (!design?.image) {
    return (
      <p className="w-75 max-w-full rounded-6 border border-line bg-surface px-4 py-3.5 text-13 text-muted">
        This design was deleted.
      </p>
    )
  }
  const { title, details, image, original_image: original, url } = design
  const isOriginal = isBefore && original !== null
  const picture = <Photo image={isOriginal ? original : image} ratio="3/2" sizes="300px" alt="" />

  return (
    <div className="w-75 max-w-full overflow-hidden rounded-6 border border-line bg-surface text-ink">
      <div className="relative">
        {original ? (
          <button
            type="button"
            aria-pressed={isBefore}
            aria-label={`Before: ${title}`}
            onClick={() => setBefore(!isBefore)}
            className="block w-full -outline-offset-2"
          >
            {picture}
          </button>
        ) : (
          picture
        )}
        <span className="pointer-events-none absolute right-2 bottom-2">
          <Badge tone="veil">{isOriginal ? 'Before' : 'AI-generated'}</Badge>
        </span>
      </div>
      <div className="px-4 py-3">
        <p className="display truncate text-18">
          {url ? (
            <Link dir="auto" href={url} className="hover:underline hover:underline-offset-4">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="truncate text-13 text-muted">{details.join(' · ') || 'Room'}</p>
      </div>
    </div>
  )
}
