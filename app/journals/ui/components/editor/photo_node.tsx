import { use } from 'react'
import type { ReactNodeViewProps } from '@tiptap/react'
import { Maximize2, Minimize2 } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { Photo } from '#app/kit/media/photo'
import { MAX_ALT_CHARACTERS, MAX_CAPTION_CHARACTERS } from '#app/journals/contract/limits'
import { BlockField, BlockFrame } from '#app/journals/ui/components/editor/block_frame'
import { ResourcesContext } from '#app/journals/ui/components/editor/known_resources'

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
            maxLength={MAX_CAPTION_CHARACTERS}
            onChange={(next) => updateAttributes({ caption: next })}
          />
          <BlockField
            label="Alt text: what the photo shows"
            value={alt}
            maxLength={MAX_ALT_CHARACTERS}
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
