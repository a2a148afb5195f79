import { useMemo } from 'react'
import { Head, router, usePage } from '@inertiajs/react'
import { Collection } from '#app/designs/collection/ui/collection'
import { CollectionFilters } from '#app/designs/collection/ui/collection_filters'
import { DesignerFrame } from '#app/designs/designer/ui/designer_frame'
import { designApi } from '#app/designs/ui/design_api'
import { useFollowDesigns } from '#app/designs/collection/ui/use_follow_designs'
import {
  collectionAddress,
  filterFrom,
  shelfFilter,
  designerAddressOf,
} from '#app/designs/designer/ui/designer_address'
import { DesignShelf } from '#app/designs/collection/ui/design_shelf'
import type { Design, Looks } from '#app/designs/ui/types'

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

  return (
    <>
      <Head title="Designer collection" />
      <DesignerFrame
        tab="collection"
        onTab={(tab) => router.visit(designerAddressOf({ tab, designId: null }))}
      >
        <CollectionFilters
          rooms={looks.room_types}
          value={filter}
          onChange={(wanted) =>
            router.visit(collectionAddress(wanted), { preserveScroll: true, preserveState: true })
          }
        />
        <Collection shelf={shelf} looks={looks} isFiltered={isFavorite || roomType !== null} />
      </DesignerFrame>
    </>
  )
}
