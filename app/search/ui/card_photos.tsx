import { Link } from '@inertiajs/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode, type UIEvent } from 'react'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { queries } from '#app/kit/calls/queries'
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
          <Photo image={home.featured_image} sizes={SIZES} alt="" priority={isFirst} />
        </PhotoLink>
        {count > 1 &&
          (isTouched ? (
            <OtherPhotos home={home} count={count - 1} onKnown={setOthers} />
          ) : (
            <span
              className="shrink-0 snap-start bg-raised sm:hidden"
              style={{ width: `${count - 1}00%` }}
            />
          ))}
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

interface OtherPhotosProps extends Pick<CardPhotosProps, 'home'> {
  /** of those that one can swipe to */
  count: number
  /** Says how many there are; none where they can’t be loaded. */
  onKnown: (count: number) => void
}

function OtherPhotos({ home, count, onKnown }: OtherPhotosProps) {
  const { slug, featured_image: cover } = home
  const { data, error } = useQuery(
    {
      queryKey: ['card-photos', slug],
      queryFn: async () =>
        (await answered(api.api.api.resources.show({ params: { slug } }))).resources.images,
    },
    queries
  )
  const others = data?.filter(({ id }) => id !== cover?.id)
  const known = error ? 0 : others?.length
  useEffect(() => {
    if (known !== undefined) onKnown(known)
  }, [known, onKnown])

  return Array.from({ length: Math.min(count, known ?? count) }, (_, index) => (
    <PhotoLink key={index} home={home} className="sm:hidden">
      {others ? (
        <Photo image={others[index] ?? null} sizes={SIZES} alt="" />
      ) : (
        <span className="block aspect-3/2 animate-pulse bg-raised" />
      )}
    </PhotoLink>
  ))
}

interface PhotoLinkProps extends Pick<CardPhotosProps, 'home'> {
  className?: string
  children: ReactNode
}

function PhotoLink({ home, className = '', children }: PhotoLinkProps) {
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
