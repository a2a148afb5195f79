import { useMemo } from 'react'
import { Head, router, usePage } from '@inertiajs/react'
import { Plus } from 'lucide-react'
import { ButtonLink } from '#app/common/ui/kit/button_link'
import { SectionHeading } from '#app/common/ui/kit/section_heading'
import { Collection } from '#app/designs/ui/components/collection/collection'
import { CollectionFilters } from '#app/designs/ui/components/collection/collection_filters'
import { designApi } from '#app/designs/ui/design_api'
import { useFollowDesigns } from '#app/designs/ui/hooks/use_follow_designs'
import {
  filterFrom,
  shelfFilter,
  type CollectionFilter,
} from '#app/designs/ui/state/collection_address'
import { DesignShelf } from '#app/designs/ui/state/design_shelf'
import type { Design, Looks } from '#app/designs/ui/state/types'

interface CollectionPageProps {
  designs: Design[]
  has_more: boolean
  looks: Looks
}

export default function CollectionPage({ designs, has_more: hasMore, looks }: CollectionPageProps) {
  const { url } = usePage()
  const filter = filterFrom(url)
  const { isFavorite, roomType } = filter
  const shelf = useMemo(
    () =>
      new DesignShelf(designApi, {
        designs,
        hasMore,
        filter: shelfFilter({ isFavorite, roomType }),
      }),
    [designs, hasMore, isFavorite, roomType]
  )
  useFollowDesigns(shelf)
  const show = (wanted: CollectionFilter) =>
    router.get('/designer/collection', shelfFilter(wanted), {
      preserveScroll: true,
      preserveState: true,
    })

  return (
    <div className="page gutter py-10">
      <Head title="Designer collection" />
      <SectionHeading
        level="page"
        label="Designer"
        action={
          <ButtonLink href="/designer" icon={Plus} variant="primary">
            Redesign a room
          </ButtonLink>
        }
      >
        Collection
      </SectionHeading>
      <div className="mt-7 mb-4">
        <CollectionFilters rooms={looks.room_types} value={filter} onChange={show} />
      </div>
      <Collection shelf={shelf} looks={looks} isFiltered={isFavorite || roomType !== null} />
    </div>
  )
}
