import type { Data } from '#data'
import { RichTextView } from '#app/common/ui/rich_text_view'
import { overviewContent } from '#app/properties/contract/component_content'

export function PropertyOverview({ property }: { property: Data.Properties.Property }) {
  const { components, description } = property
  const { title, text } = overviewContent(components.overview?.content, description)
  if (!text) return null
  return (
    <section className="mt-14 md:mt-20">
      <h2 className="text-28 md:text-36">{title || 'About this home'}</h2>
      <RichTextView text={text} className="mt-6 max-w-[60ch]" />
    </section>
  )
}
