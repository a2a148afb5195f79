import { useState } from 'react'
import { Link } from '@inertiajs/react'
import type { SentVideo as Sent, DesignCard } from '#app/chats/ui/chat_types'
import { Badge } from '#app/kit/display/badge'
import { Lightbox, preloadLightbox } from '#app/kit/media/lightbox'
import { Photo } from '#app/kit/media/photo'
import type { Picture } from '#app/kit/media/picture'
import { VideoPlayer } from '#app/videos/playback/ui/video_player'

export function MessageImages({ images, by }: { images: Picture[]; by: string }) {
  const [openAt, setOpenAt] = useState<number | null>(null)
  const isOne = images.length === 1

  return (
    <>
      <div
        className={`grid w-80 max-w-full gap-1 overflow-hidden rounded-6 ${isOne ? '' : 'grid-cols-2'}`}
      >
        {images.map((image, index) => (
          <button
            key={image.url}
            type="button"
            aria-label={`Open photo ${index + 1} of ${images.length} from ${by}`}
            onPointerEnter={preloadLightbox}
            onFocus={preloadLightbox}
            onClick={() => setOpenAt(index)}
            className="block -outline-offset-2 odd:last:col-span-full"
          >
            <Photo
              image={image}
              ratio={isOne ? 'as-is' : '1/1'}
              sizes={isOne ? '320px' : '160px'}
              alt={image.alt ?? ''}
              className={isOne ? 'max-h-100' : ''}
            />
          </button>
        ))}
      </div>
      <Lightbox
        images={images}
        label={`Photos from ${by}`}
        openAt={openAt}
        onClose={() => setOpenAt(null)}
      />
    </>
  )
}

/** A video in a message, played in place. */
export function SentVideo({ video }: { video: Sent | null }) {
  if (!video) return <Note>This video is no longer available.</Note>
  if (!video.sources.length) {
    return (
      <Note>
        {video.status === 'processing'
          ? 'This video is being prepared. It plays here once it’s ready.'
          : 'This video is still being uploaded.'}
      </Note>
    )
  }
  return (
    <div className="w-90 max-w-full">
      <VideoPlayer video={video} />
      {video.title && (
        <p dir="auto" className="mt-1 truncate px-1 text-13 text-muted">
          {video.title}
        </p>
      )}
    </div>
  )
}

function Note({ children }: { children: string }) {
  return (
    <p className="w-75 max-w-full rounded-6 border border-line bg-surface px-4 py-3.5 text-13 text-muted">
      {children}
    </p>
  )
}

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
