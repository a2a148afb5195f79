import { usePage } from '@inertiajs/react'
import { Images } from 'lucide-react'
import { ButtonLink } from '#app/common/ui/kit/button_link'
import { EmptyState } from '#app/common/ui/kit/empty_state'
import { Gallery } from '#app/designs/ui/components/gallery/gallery'
import { PublicHead } from '#app/designs/ui/components/public/public_head'
import type { PublicDesign } from '#app/designs/ui/state/types'

export default function DesignGallery({ designs }: { designs: PublicDesign[] }) {
  const { app } = usePage().props

  return (
    <>
      <PublicHead
        title="Design gallery"
        description="Chosen rooms, before and after. Every picture says that it is AI-generated."
        url={`${app.url}/designs/gallery`}
        origin={app.url}
        cover={designs[0]}
      />
      <h1 className="sr-only">Gallery</h1>
      {designs.length > 0 ? (
        <Gallery designs={designs} />
      ) : (
        <EmptyState icon={Images} title="The gallery is empty">
          It fills with the designs that people show.
        </EmptyState>
      )}
      <section className="page gutter flex flex-wrap items-end justify-between gap-6 pt-16">
        <div>
          <h2 className="text-28 md:text-36">Your room, another way</h2>
          <p className="mt-2 max-w-[44ch] text-muted">
            Photograph it, choose a look, and see it a moment later.
          </p>
        </div>
        <span className="flex flex-wrap gap-3">
          <ButtonLink href="/designs">All designs</ButtonLink>
          <ButtonLink href="/redesign-your-interior">How it works</ButtonLink>
          <ButtonLink href="/designer" variant="primary">
            Redesign a room
          </ButtonLink>
        </span>
      </section>
    </>
  )
}
