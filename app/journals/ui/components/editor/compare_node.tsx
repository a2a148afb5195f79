import { use } from 'react'
import type { ReactNodeViewProps } from '@tiptap/react'
import { Badge } from '#app/kit/display/badge'
import { Photo } from '#app/kit/media/photo'
import { MAX_CAPTION_CHARACTERS } from '#app/journals/contract/limits'
import { BlockField, BlockFrame } from '#app/journals/ui/components/editor/block_frame'
import { ResourcesContext } from '#app/journals/ui/components/editor/known_resources'

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
          maxLength={MAX_CAPTION_CHARACTERS}
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
