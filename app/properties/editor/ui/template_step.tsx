import { useDeferredValue } from 'react'
import { TextLink } from '#app/kit/button/text_link'
import { FieldGroup } from '#app/kit/form/field_group'
import { RadioCards } from '#app/kit/form/radio_cards'
import { listingWith } from '#app/properties/drafts/ui/draft'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { FieldPlace, optionsOf } from '#app/properties/editor/ui/editor_field'
import {
  ANIMATION_NAMES,
  ANIMATIONS,
  readAnimations,
  STRENGTHS,
} from '#app/properties/templates/animations'
import { TEMPLATE_NAMES, TEMPLATES, templateOf } from '#app/properties/templates/listing_templates'
import { TemplatePreview } from '#app/properties/templates/ui/template_preview'

const STRENGTH_OPTIONS = optionsOf(STRENGTHS)

export function TemplateStep() {
  const { session, state } = useEditor()
  const { animations, template } = state.draft.fields
  const { errors } = state
  const strengths = readAnimations(animations, TEMPLATES[templateOf(template)].motion)
  return (
    <>
      <FieldPlace name="template">
        <FieldGroup legend="Template" isLegendHidden error={errors.template}>
          <TemplateCards />
        </FieldGroup>
        <p className="mt-4 text-13 text-muted">
          Each shows the same content.{' '}
          <TextLink href={`/templates?listing=${state.listing.slug}`}>See them larger</TextLink>
        </p>
      </FieldPlace>
      <FieldPlace name="animations">
        <section className="flex flex-col gap-6 border-t border-line pt-7">
          <div>
            <h2 className="text-22">Motion</h2>
            <p className="mt-1 text-13 text-muted">
              Each template begins with its own. Nothing moves on paper, or for people whose device
              asks for less motion.
            </p>
          </div>
          {ANIMATION_NAMES.map((name) => (
            <FieldGroup
              key={name}
              legend={ANIMATIONS[name].label}
              hint={ANIMATIONS[name].hint}
              error={name === ANIMATION_NAMES[0] ? errors.animations : undefined}
            >
              <RadioCards
                name={name}
                options={STRENGTH_OPTIONS}
                value={strengths[name]}
                onChange={(strength) =>
                  session.edit({ animations: { ...animations, [name]: strength } })
                }
              />
            </FieldGroup>
          ))}
        </section>
      </FieldPlace>
    </>
  )
}

/** The four templates with this listing in them; one is chosen. */
function TemplateCards() {
  const { session, state } = useEditor()
  const chosen = templateOf(state.draft.fields.template)
  const draft = useDeferredValue(state.draft)
  const property = listingWith(state.listing, draft)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {TEMPLATE_NAMES.map((template) => (
        <div
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
        </div>
      ))}
    </div>
  )
}
