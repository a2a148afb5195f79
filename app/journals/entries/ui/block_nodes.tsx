import { use } from 'react'
import type { ReactNodeViewProps } from '@tiptap/react'
import { Maximize2, Minimize2 } from 'lucide-react'
import { BlockField, BlockFrame } from '#app/journals/entries/ui/block_frame'
import { ResourcesContext } from '#app/journals/entries/ui/known_resources'
import {
  MAX_ENTRY_ALT_CHARACTERS,
  MAX_ENTRY_CAPTION_CHARACTERS,
} from '#app/journals/journal_options'
import { IconButton } from '#app/kit/button/icon_button'
import { Badge } from '#app/kit/display/badge'
import { Photo } from '#app/kit/media/photo'
import { PropertySummary } from '#app/properties/ui/property_summary'

export function PhotoNode({ node, selected, updateAttributes, deleteNode }: ReactNodeViewProps) {
  const { images } = use(ResourcesContext)
  const { image, alt, caption, width } = node.attrs
  const isWide = width === 'wide'
  return (
    <BlockFrame
      name="photo"
      isSelected={selected}
      isWide={isWide}
      onRemove={deleteNode}
      fields={
        <>
          <BlockField
            label="Caption"
            value={caption}
            maxLength={MAX_ENTRY_CAPTION_CHARACTERS}
            onChange={(next) => updateAttributes({ caption: next })}
          />
          <BlockField
            label="Alt text: what the photo shows"
            value={alt}
            maxLength={MAX_ENTRY_ALT_CHARACTERS}
            onChange={(next) => updateAttributes({ alt: next })}
          />
        </>
      }
      tools={
        <IconButton
          icon={isWide ? Minimize2 : Maximize2}
          label={isWide ? 'As wide as the text' : 'Wide'}
          size="sm"
          onClick={() => updateAttributes({ width: isWide ? 'text' : 'wide' })}
        />
      }
    >
      <Photo image={images.get(image) ?? null} ratio="as-is" alt={alt} className="rounded-6" />
    </BlockFrame>
  )
}

/** Side by side here; readers drag the line. */
export function CompareNode({ node, selected, updateAttributes, deleteNode }: ReactNodeViewProps) {
  const { designs } = use(ResourcesContext)
  const design = designs.get(node.attrs.design)
  return (
    <BlockFrame
      name="before and after"
      isSelected={selected}
      isWide
      onRemove={deleteNode}
      fields={
        <BlockField
          label="Caption"
          value={node.attrs.caption}
          maxLength={MAX_ENTRY_CAPTION_CHARACTERS}
          onChange={(caption) => updateAttributes({ caption })}
        />
      }
    >
      {design ? (
        <div className="grid grid-cols-2 gap-1">
          {design.original_image && (
            <div className="relative">
              <Photo image={design.original_image} alt="Before" className="rounded-6" />
              <span className="absolute top-3 left-3">
                <Badge tone="veil">Before</Badge>
              </span>
            </div>
          )}
          <div className="relative">
            <Photo image={design.image} alt="After" className="rounded-6" />
            <span className="absolute top-3 left-3">
              <Badge tone="veil">AI-generated</Badge>
            </span>
          </div>
        </div>
      ) : (
        <p className="rounded-6 bg-raised p-6 text-muted">
          This design no longer exists. Readers don’t see it.
        </p>
      )}
    </BlockFrame>
  )
}

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
