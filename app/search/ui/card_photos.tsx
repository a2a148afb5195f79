import { Link } from '@inertiajs/react'
import { useQuery } from '@tanstack/react-query'
import { useState, type UIEvent } from 'react'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { queries } from '#app/kit/calls/queries'
import { useMediaQuery } from '#app/kit/hooks/use_media_query'
import { Photo } from '#app/kit/media/photo'
import type { FoundHome } from '#app/search/ui/types'

interface CardPhotosProps {
  home: FoundHome
  isFirst: boolean
  className: string
}

const SIZES = '(width >= 1280px) 360px, (width >= 640px) 50vw, 100vw'
const MAX_SWIPED = 8

/**
 * The cover; on phones the first of a row of photos to swipe through, which a tap opens the home
 * from. The others load with the first touch, so that a list costs no more than its covers.
 */
export function CardPhotos({ home, isFirst, className }: CardPhotosProps) {
  const isPhone = useMediaQuery('(width < 640px)')
  const [isTouched, setTouched] = useState(false)
  const [at, setAt] = useState(0)
  const others = useOtherPhotos(home, isTouched)
  const count = isPhone ? Math.min(1 + (others?.length ?? home.photos_count - 1), MAX_SWIPED) : 1
  const follow = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) => {
    setTouched(true)
    setAt(Math.round(Math.abs(scrollLeft) / clientWidth))
  }

  return (
    <div className="relative max-sm:z-1">
      {/* the card's link says the same to screen readers and keyboards */}
      <div
        aria-hidden
        tabIndex={-1}
        data-photos
        className={`flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] sm:pointer-events-none sm:overflow-hidden ${className}`}
        onPointerDown={() => setTouched(true)}
        onScroll={follow}
      >
        {Array.from({ length: Math.max(1, count) }, (_, index) => (
          <Link
            key={index}
            href={`/properties/${home.slug}`}
            tabIndex={-1}
            draggable={false}
            className="w-full shrink-0 snap-start snap-always"
          >
            {index === 0 && (
              <Photo image={home.featured_image} sizes={SIZES} alt="" priority={isFirst} />
            )}
            {index > 0 && others && <Photo image={others[index - 1]} sizes={SIZES} alt="" />}
            {index > 0 && !others && <span className="block aspect-3/2 animate-pulse bg-raised" />}
          </Link>
        ))}
      </div>
      {count > 1 && (
        <p
          aria-hidden
          className="num pointer-events-none absolute right-3 bottom-3 rounded-full bg-black/60 px-2 py-0.5 text-13 text-white"
        >
          {Math.min(at + 1, count)}/{count}
        </p>
      )}
    </div>
  )
}

/** Those besides the cover; undefined until they are known, and none where they can’t be loaded. */
function useOtherPhotos({ slug, featured_image: cover }: FoundHome, isWanted: boolean) {
  const { data, error } = useQuery(
    {
      queryKey: ['card-photos', slug],
      queryFn: async () =>
        (await answered(api.api.api.resources.show({ params: { slug } }))).resources.images,
      enabled: isWanted,
    },
    queries
  )
  if (error) return []
  return data?.filter(({ id }) => id !== cover?.id)
}
