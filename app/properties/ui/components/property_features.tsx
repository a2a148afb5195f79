import { featuresContent } from '#app/properties/contract/component_content'
import { PartFrame } from '#app/properties/ui/components/part_frame'

export function PropertyFeatures({ content }: { content: Record<string, unknown> | undefined }) {
  const { title, items } = featuresContent(content)
  if (!items.length) return null
  return (
    <PartFrame part="features" title={title || 'Highlights'}>
      <ul className="part-features">
        {items.map((item) => (
          <li key={item} className="part-feature">
            {item}
          </li>
        ))}
      </ul>
    </PartFrame>
  )
}
