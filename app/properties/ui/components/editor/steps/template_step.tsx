import { FieldGroup } from '#app/kit/form/field_group'
import { RadioCards } from '#app/kit/form/radio_cards'
import { TextLink } from '#app/kit/button/text_link'
import {
  ANIMATION_NAMES,
  ANIMATIONS,
  readAnimations,
  STRENGTHS,
} from '#app/properties/contract/animations'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { FieldPlace } from '#app/properties/ui/components/editor/editor_field'
import { optionsOf } from '#app/properties/ui/components/editor/options_of'
import { TemplateCards } from '#app/properties/ui/components/editor/template_cards'

const STRENGTH_OPTIONS = optionsOf(STRENGTHS)

export function TemplateStep() {
  const { session, state } = useEditor()
  const { animations } = state.draft.fields
  const { errors } = state
  const strengths = readAnimations(animations)
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
              Nothing moves on paper, or for people whose device asks for less motion.
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
