import { use } from 'react'
import type { ReactNodeViewProps } from '@tiptap/react'
import { Photo } from '#app/kit/media/photo'
import { PropertySummary } from '#app/properties/ui/components/property_summary'
import { BlockFrame } from '#app/journals/ui/components/editor/block_frame'
import { ResourcesContext } from '#app/journals/ui/components/editor/known_resources'

export function ListingNode({ node, selected, deleteNode }: ReactNodeViewProps) {
  const { properties } = use(ResourcesContext)
  const home = properties.get(node.attrs.property)
  return (
    <BlockFrame name="listing" isSelected={selected} onRemove={deleteNode}>
      {home ? (
        <div className="grid grid-cols-[112px_1fr] items-center gap-4 border-y border-line py-4">
          <Photo image={home.featured_image} sizes="112px" alt="" className="rounded-6" />
          <div className="min-w-0">
            <p className="display text-22 break-words">{home.name ?? 'A home on vesta'}</p>
            <PropertySummary property={home} />
          </div>
        </div>
      ) : (
        <p className="rounded-6 bg-raised p-6 text-muted">
          This listing isn’t available anymore. Readers don’t see it.
        </p>
      )}
    </BlockFrame>
  )
}
