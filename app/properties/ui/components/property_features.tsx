import { featuresContent } from '#app/properties/contract/component_content'

export function PropertyFeatures({ content }: { content: Record<string, unknown> | undefined }) {
  const { title, items } = featuresContent(content)
  if (!items.length) return null
  return (
    <section className="mt-14 md:mt-20">
      <h2 className="text-28 md:text-36">{title || 'Highlights'}</h2>
      <ul className="mt-6 grid gap-x-8 md:grid-cols-2">
        {items.map((item) => (
          <li key={item} className="border-b border-line py-3">
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
