import { Link } from '@inertiajs/react'
import { ChevronDown, ChevronUp, Minimize2 } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { GallerySlide } from '#app/designs/ui/components/gallery/gallery_slide'
import { useGalleryPlace } from '#app/designs/ui/hooks/use_gallery_place'
import type { PublicDesign } from '#app/designs/ui/state/types'

/** Each slide is as tall as the viewport between the bars. */
export function Gallery({ designs }: { designs: PublicDesign[] }) {
  const { gallery, place, note, goTo } = useGalleryPlace(designs.length)
  const position = (index: number) => `${index + 1} of ${designs.length}`

  return (
    <div className="relative">
      <div
        ref={gallery}
        role="region"
        aria-label="Gallery"
        tabIndex={0}
        onScroll={note}
        className="h-[calc(100svh-var(--bar-top)-var(--bar-bottom))] snap-y snap-mandatory overflow-y-auto -outline-offset-2 [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        <ol className="h-full">
          {designs.map((design, index) => (
            <GallerySlide
              key={design.id}
              design={design}
              position={position(index)}
              isFirst={index === 0}
            />
          ))}
        </ol>
      </div>
      <div className="absolute right-4 bottom-6 z-20 flex items-center gap-2 md:top-1/2 md:right-6 md:bottom-auto md:-translate-y-1/2 md:flex-col">
        <Link
          href="/designs"
          aria-label="Exit full screen"
          title="Exit full screen"
          className="grid size-11 place-items-center rounded-full bg-black/60 text-white hover:bg-black/80"
        >
          <Minimize2 size={20} strokeWidth={1.5} aria-hidden />
        </Link>
        <IconButton
          icon={ChevronUp}
          label="Previous design"
          variant="veil"
          disabled={place === 0}
          onClick={() => goTo(place - 1)}
        />
        <p
          aria-live="polite"
          className="num rounded-full bg-black/60 px-2 py-1 text-12 text-white max-md:hidden"
        >
          {position(place)}
        </p>
        <IconButton
          icon={ChevronDown}
          label="Next design"
          variant="veil"
          disabled={place === designs.length - 1}
          onClick={() => goTo(place + 1)}
        />
      </div>
    </div>
  )
}
