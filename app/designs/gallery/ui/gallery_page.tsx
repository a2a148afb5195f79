import { Link } from '@inertiajs/react'
import { Images, ChevronDown, ChevronUp, Minimize2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { GallerySlide } from '#app/designs/gallery/ui/gallery_slide'
import { coverImage } from '#app/designs/gallery/ui/cover_image'
import type { PublicDesign } from '#app/designs/ui/types'
import { ButtonLink } from '#app/kit/button/button_link'
import { IconButton } from '#app/kit/button/icon_button'
import { EmptyState } from '#app/kit/list/empty_state'
import { PublicHead } from '#app/kit/share/public_head'

export default function DesignGallery({ designs }: { designs: PublicDesign[] }) {
  return (
    <>
      <PublicHead
        title="Design gallery"
        description="Hand-picked rooms, before and after. Every design is labeled AI-generated."
        path="/designs/gallery"
        image={coverImage(designs[0])}
      />
      <h1 className="sr-only">Inspiration, full screen</h1>
      {designs.length > 0 ? (
        <Gallery designs={designs} />
      ) : (
        <EmptyState icon={Images} title="Nothing here yet">
          Featured designs will appear here.
        </EmptyState>
      )}
      <section className="page gutter flex flex-wrap items-end justify-between gap-6 pt-16">
        <div>
          <h2 className="text-28 md:text-36">Your room, another way</h2>
          <p className="mt-2 max-w-[44ch] text-muted">
            Take a photo, pick a look and see it in moments.
          </p>
        </div>
        <span className="flex flex-wrap gap-3">
          <ButtonLink href="/designs">Inspiration</ButtonLink>
          <ButtonLink href="/redesign-your-interior">How it works</ButtonLink>
          <ButtonLink href="/designer" variant="primary">
            Redesign a room
          </ButtonLink>
        </span>
      </section>
    </>
  )
}

/** Each slide is as tall as the viewport between the bars. */
function Gallery({ designs }: { designs: PublicDesign[] }) {
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

/** Relies on every slide being as tall as the gallery. */
function useGalleryPlace(count: number) {
  const gallery = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(0)

  const note = () => {
    const element = gallery.current
    if (element) setPlace(Math.round(element.scrollTop / element.clientHeight))
  }
  const goTo = (wanted: number) => {
    const element = gallery.current
    const index = Math.min(Math.max(wanted, 0), count - 1)
    element?.scrollTo({ top: index * element.clientHeight })
  }

  return { gallery, place, note, goTo }
}
