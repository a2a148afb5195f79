import { router, usePage } from '@inertiajs/react'
import { Images, Maximize2 } from 'lucide-react'
import { ButtonLink } from '#app/kit/button/button_link'
import { EmptyState } from '#app/kit/list/empty_state'
import { SectionHeading } from '#app/kit/display/section_heading'
import { publicAddress, type PublicFilter } from '#app/designs/contract/public_filter'
import { ChosenFilters } from '#app/designs/ui/components/public/chosen_filters'
import { FilterPanel } from '#app/designs/ui/components/public/filter_panel'
import { PublicHead } from '#app/designs/ui/components/public/public_head'
import { PublicList } from '#app/designs/ui/components/public/public_list'
import type { PublicPage } from '#app/designs/ui/hooks/use_more_designs'
import { wordsOf } from '#app/designs/ui/state/filter_words'
import type { PublicLooks } from '#app/designs/ui/state/types'

interface DesignIndexProps extends PublicPage {
  filter: PublicFilter
  looks: PublicLooks
}

export default function DesignIndex({ filter, looks, ...first }: DesignIndexProps) {
  const { app } = usePage().props
  const words = wordsOf(filter, looks).map(({ label }) => label)
  const address = publicAddress(filter)
  const change = (wanted: Partial<PublicFilter>) =>
    router.visit(publicAddress({ ...filter, ...wanted }), {
      preserveScroll: true,
      preserveState: true,
    })
  const filters = { looks, value: filter, onChange: change }

  return (
    <div className="page gutter pt-6 md:pt-10">
      <PublicHead
        title={words.length > 0 ? `${words.join(', ')} · Design index` : 'Design index'}
        description="Real rooms, redesigned: browse before and after by room, theme and color. Every design is labeled AI-generated."
        url={app.url + address}
        origin={app.url}
        cover={first.designs[0]}
      />
      <SectionHeading level="page">Inspiration</SectionHeading>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <p className="max-w-[72ch] text-muted">
          Real rooms, redesigned.{' '}
          <span className="pointer-coarse:hidden">Hover to see the before.</span>
          <span className="hidden pointer-coarse:inline">Touch and hold to see the before.</span>
        </p>
        <p className="flex flex-wrap gap-2 sm:gap-3">
          <ButtonLink href="/designs/gallery" icon={Maximize2}>
            Full screen
          </ButtonLink>
          <ButtonLink href="/designer" variant="primary">
            Redesign a room
          </ButtonLink>
        </p>
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <FilterPanel {...filters} />
        <section aria-label="Designs" className="min-w-0">
          <ChosenFilters {...filters} />
          {first.designs.length > 0 ? (
            <PublicList key={address} first={first} />
          ) : (
            <NoDesigns isFiltered={words.length > 0} />
          )}
        </section>
      </div>
    </div>
  )
}

function NoDesigns({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState
        icon={Images}
        title="No matching designs"
        action={<ButtonLink href="/designs">Show all designs</ButtonLink>}
      >
        Remove a filter, or share the first one.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={Images}
      title="No designs yet"
      action={
        <ButtonLink href="/designer" variant="primary">
          Redesign a room
        </ButtonLink>
      }
    >
      Redesign a room and be the first to share it here.
    </EmptyState>
  )
}
