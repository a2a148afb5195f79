import { Globe, Lock } from 'lucide-react'
import { FieldGroup } from '#app/kit/form/field_group'
import { RadioCards } from '#app/kit/form/radio_cards'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { FieldPlace } from '#app/properties/editor/ui/editor_field'
import { privateWords } from '#app/properties/publishing/ui/private_words'

/** Who finds the listing once it is published. */
export function VisibilityField() {
  const { session, state } = useEditor()
  const options = [
    {
      value: 'public' as const,
      label: 'Public',
      hint: 'Anyone can find it and open its page.',
      icon: Globe,
    },
    {
      value: 'private' as const,
      label: 'Private',
      hint: `Hidden from search and feeds. ${privateWords(state.listing)}`,
      icon: Lock,
    },
  ]
  return (
    <FieldPlace name="is_private">
      <FieldGroup legend="Visibility" error={state.errors.is_private}>
        <RadioCards
          name="visibility"
          columns={2}
          options={options}
          value={state.draft.fields.is_private ? 'private' : 'public'}
          onChange={(value) => session.edit({ is_private: value === 'private' })}
        />
      </FieldGroup>
    </FieldPlace>
  )
}
