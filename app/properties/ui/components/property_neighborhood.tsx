import type { Data } from '#data'
import { RichTextView } from '#app/common/ui/rich_text_view'
import { neighborhoodContent } from '#app/properties/contract/component_content'
import { PartFrame } from '#app/properties/ui/components/part_frame'

export function PropertyNeighborhood({ property }: { property: Data.Properties.Property }) {
  const { title, text } = neighborhoodContent(property.components.neighborhood?.content)
  if (!text) return null
  return (
    <PartFrame part="neighborhood" title={title || 'The neighborhood'}>
      <RichTextView text={text} className="part-text" />
    </PartFrame>
  )
}
