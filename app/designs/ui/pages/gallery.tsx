import { usePage } from '@inertiajs/react'
import { Images } from 'lucide-react'
import { ButtonLink } from '#app/kit/button/button_link'
import { EmptyState } from '#app/kit/list/empty_state'
import { Gallery } from '#app/designs/ui/components/gallery/gallery'
import { PublicHead } from '#app/designs/ui/components/public/public_head'
import type { PublicDesign } from '#app/designs/ui/state/types'

export default function DesignGallery({ designs }: { designs: PublicDesign[] }) {
  const { app } = usePage().props

  return (
    <>
      <PublicHead
        title="Design gallery"
        description="Hand-picked rooms, before and after. Every design is labeled AI-generated."
        url={`${app.url}/designs/gallery`}
        origin={app.url}
        cover={designs[0]}
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
