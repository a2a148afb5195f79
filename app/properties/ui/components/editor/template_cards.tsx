import { useDeferredValue } from 'react'
import { TEMPLATE_NAMES, TEMPLATES, templateOf } from '#app/properties/contract/listing_templates'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { listingWith } from '#app/properties/ui/components/editor/state/draft'
import { TemplatePreview } from '#app/properties/ui/components/template_preview'

/** The four templates with this listing in them; one is chosen. */
export function TemplateCards() {
  const { session, state } = useEditor()
  const chosen = templateOf(state.draft.fields.template)
  const draft = useDeferredValue(state.draft)
  const property = listingWith(state.listing, draft)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {TEMPLATE_NAMES.map((template) => (
        <label
          key={template}
          className="relative flex flex-col overflow-hidden rounded-6 border border-faint hover:border-ink has-checked:border-brass has-checked:inset-ring has-checked:inset-ring-brass has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brass"
        >
          <TemplatePreview property={property} images={draft.images} template={template} />
          <input
            type="radio"
            name="template"
            value={template}
            checked={template === chosen}
            aria-label={`${TEMPLATES[template].label}: ${TEMPLATES[template].hint}`}
            onChange={() => session.edit({ template })}
            className="absolute inset-0 appearance-none outline-none"
          />
          <span className="border-t border-line p-3.5">
            <span className="block">{TEMPLATES[template].label}</span>
            <span className="block text-13 text-muted">{TEMPLATES[template].hint}</span>
          </span>
        </label>
      ))}
    </div>
  )
}
