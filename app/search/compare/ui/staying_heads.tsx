import { useEffect, useRef, useState, type RefObject } from 'react'
import { Photo } from '#app/kit/media/photo'
import type { ComparedHome } from '#app/search/ui/types'

interface StayingHeadsProps {
  homes: readonly ComparedHome[]
  /** the row of heads; they stay once it is out of sight */
  head: RefObject<HTMLElement | null>
  /** what the columns are moved in sideways */
  scroller: RefObject<HTMLElement | null>
}

/** On phones, whose column is whose further down. The table itself tells screen readers. */
export function StayingHeads({ homes, head, scroller }: StayingHeadsProps) {
  const strip = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const [row, moved] = [head.current, scroller.current]
    if (!row || !moved) return
    const follow = () => {
      if (strip.current) strip.current.scrollLeft = moved.scrollLeft
    }
    const observer = new IntersectionObserver(([{ isIntersecting, boundingClientRect }]) =>
      setShown(!isIntersecting && boundingClientRect.top < 0)
    )
    observer.observe(row)
    moved.addEventListener('scroll', follow, { passive: true })
    return () => {
      observer.disconnect()
      moved.removeEventListener('scroll', follow)
    }
  }, [head, scroller])
  return (
    <div aria-hidden data-heads className="sticky top-0 z-3 -mx-5 h-0 md:hidden print:hidden">
      <div
        ref={strip}
        className={`flex overflow-hidden border-b border-line bg-canvas px-5 ${isShown ? '' : 'invisible'}`}
      >
        {homes.map(({ id, name, featured_image: photo }) => (
          <div key={id} className="flex min-w-40 flex-1 items-center gap-2 py-2 pr-3">
            <span className="w-10 shrink-0">
              <Photo image={photo} ratio="1/1" sizes="40px" alt="" className="rounded-2" />
            </span>
            <span dir="auto" className="line-clamp-2 min-w-0 text-13">
              {name}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
