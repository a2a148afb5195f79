import type { Data } from '#data'
import { RichTextView } from '#app/common/ui/rich_text_view'
import { overviewContent } from '#app/properties/contract/component_content'
import { PartFrame } from '#app/properties/ui/components/part_frame'

export function PropertyOverview({ property }: { property: Data.Properties.Property }) {
  const { components, description } = property
  const { title, text } = overviewContent(components.overview?.content, description)
  if (!text) return null
  return (
    <PartFrame part="overview" title={title || 'About this home'}>
      <RichTextView text={text} className="part-text" />
    </PartFrame>
  )
}
