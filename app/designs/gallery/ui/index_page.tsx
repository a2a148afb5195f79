import { router } from '@inertiajs/react'
import { Heart, Images, Maximize2 } from 'lucide-react'
import { publicAddress, type PublicFilter } from '#app/designs/gallery/public_filter'
import { filterWordsOf } from '#app/designs/gallery/ui/filter_words'
import { PublicCard } from '#app/designs/gallery/ui/public_card'
import { FilterPanel } from '#app/designs/gallery/ui/public_filters'
import { coverImage } from '#app/designs/gallery/ui/cover_image'
import type { PublicDesign, PublicLooks } from '#app/designs/ui/types'
import { ButtonLink } from '#app/kit/button/button_link'
import { Chip } from '#app/kit/button/chip'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { SectionHeading } from '#app/kit/display/section_heading'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMoreOf } from '#app/kit/list/load_more'
import { useMore } from '#app/kit/list/use_more'
import { PublicHead } from '#app/kit/share/public_head'

interface PublicPage {
  designs: PublicDesign[]
  next_page_url: string | null
}

interface DesignIndexProps extends PublicPage {
  filter: PublicFilter
  looks: PublicLooks
}

export default function DesignIndex({ filter, looks, ...first }: DesignIndexProps) {
  const account = useAccount()
  const words = filterWordsOf(filter, looks).map(({ label }) => label)
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
        title={words.length > 0 ? `${words.join(', ')} · Designs` : 'Designs'}
        description="Real rooms, redesigned: browse before and after by room, theme and color. Every design is labeled AI-generated."
        path={address}
        image={coverImage(first.designs[0])}
      />
      <SectionHeading level="page">Inspiration</SectionHeading>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <p className="max-w-[72ch] text-muted">
          Real rooms, redesigned.{' '}
          <span className="pointer-coarse:hidden">Hover to see the before.</span>
          <span className="hidden pointer-coarse:inline">Touch and hold to see the before.</span>
        </p>
        <p className="flex flex-wrap items-center gap-2 sm:gap-3">
          <ButtonLink href="/designs/gallery" icon={Maximize2}>
            Full screen
          </ButtonLink>
          <ButtonLink href="/designer" variant="primary">
            Redesign a room
          </ButtonLink>
        </p>
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <FilterPanel {...filters}>
          {account && (
            <Chip
              isChosen={filter.liked !== null}
              onClick={() => change({ liked: filter.liked ? null : 'me' })}
            >
              <Heart size={14} strokeWidth={1.5} aria-hidden />
              Liked
            </Chip>
          )}
        </FilterPanel>
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

/** Needs a `key` per filter, as each filter is its own list. */
function PublicList({ first }: { first: PublicPage }) {
  const more = useMore(pageOf(first), pageOf)
  return (
    <>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
        {more.items.map((design, index) => (
          <li key={design.id} className="min-w-0">
            <PublicCard design={design} priority={index === 0} />
          </li>
        ))}
      </ul>
      <LoadMoreOf more={more} />
    </>
  )
}

function pageOf({ designs, next_page_url }: PublicPage) {
  return { data: designs, next_page_url }
}

interface ChosenFiltersProps {
  looks: PublicLooks
  value: PublicFilter
  onChange: (change: Partial<PublicFilter>) => void
}

function ChosenFilters({ looks, value, onChange }: ChosenFiltersProps) {
  const words = filterWordsOf(value, looks)
  if (words.length === 0) return null
  return (
    <ul aria-label="Active filters" className="mb-6 flex flex-wrap gap-2">
      {words.map(({ key, label }) => (
        <li key={key}>
          <Chip onRemove={() => onChange({ [key]: null })} removeLabel={`Remove filter: ${label}`}>
            {label}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
