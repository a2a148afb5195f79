import { lazyPart } from '#app/kit/offline/lazy_part'
import { Link } from '@inertiajs/react'
import { Suspense, useState, type ReactNode, type UIEvent } from 'react'
import { Photo } from '#app/kit/media/photo'
import type { FoundHome } from '#app/search/ui/types'

const OtherPhotos = lazyPart(() => import('#app/search/ui/other_photos'))

export interface CardPhotosProps {
  home: FoundHome
  isFirst: boolean
  className: string
}

export const CARD_SIZES = '(width >= 1280px) 360px, (width >= 640px) 50vw, 100vw'
const MAX_SWIPED = 8

/**
 * The cover; on phones the first of a row of photos to swipe through, which a tap opens the home
 * from. The others are drawn and load with the first touch, so that a list costs no more than its
 * covers.
 */
export function CardPhotos({ home, isFirst, className }: CardPhotosProps) {
  const [isTouched, setTouched] = useState(false)
  const [at, setAt] = useState(0)
  const [others, setOthers] = useState<number | null>(null)
  const count = Math.min(1 + (others ?? home.photos_count - 1), MAX_SWIPED)
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
        <PhotoLink home={home}>
          <Photo image={home.featured_image} sizes={CARD_SIZES} alt="" priority={isFirst} />
        </PhotoLink>
        {count > 1 && (
          <Suspense fallback={<Room count={count - 1} />}>
            {isTouched ? (
              <OtherPhotos home={home} count={count - 1} onKnown={setOthers} />
            ) : (
              <Room count={count - 1} />
            )}
          </Suspense>
        )}
      </div>
      {count > 1 && (
        <p
          aria-hidden
          className="num pointer-events-none absolute right-3 bottom-3 rounded-full bg-black/60 px-2 py-0.5 text-13 text-white sm:hidden"
        >
          {Math.min(at + 1, count)}/{count}
        </p>
      )}
    </div>
  )
}

/** Holds the place of the other photos. */
function Room({ count }: { count: number }) {
  return (
    <span className="shrink-0 snap-start bg-raised sm:hidden" style={{ width: `${count}00%` }} />
  )
}

interface PhotoLinkProps extends Pick<CardPhotosProps, 'home'> {
  className?: string
  children: ReactNode
}

export function PhotoLink({ home, className = '', children }: PhotoLinkProps) {
  return (
    <Link
      href={`/properties/${home.slug}`}
      tabIndex={-1}
      draggable={false}
      className={`w-full shrink-0 snap-start snap-always ${className}`}
    >
      {children}
    </Link>
  )
}
