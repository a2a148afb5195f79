import type { Data } from '#data'
import { RichTextView } from '#app/common/ui/rich_text_view'
import { neighborhoodContent } from '#app/properties/contract/component_content'

export function PropertyNeighborhood({ property }: { property: Data.Properties.Property }) {
  const { title, text } = neighborhoodContent(property.components.neighborhood?.content)
  if (!text) return null
  return (
    <section className="mt-14 md:mt-20">
      <h2 className="text-28 md:text-36">{title || 'The neighborhood'}</h2>
      <RichTextView text={text} className="mt-6 max-w-[60ch]" />
    </section>
  )
}
