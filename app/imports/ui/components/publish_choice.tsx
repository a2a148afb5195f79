import { FieldGroup } from '#app/kit/form/field_group'
import { RadioCards } from '#app/kit/form/radio_cards'

interface PublishChoiceProps {
  isPublishing: boolean
  onChange: (isPublishing: boolean) => void
}

const OPTIONS = [
  {
    value: 'draft',
    label: 'Keep them as drafts',
    hint: 'Only you see them until you publish each.',
  },
  {
    value: 'publish',
    label: 'Publish those that are ready',
    hint: 'With a name, price, type, town and photo. The others stay drafts, and the report says what they lack.',
  },
] as const

/** What becomes of listings that are on the market. */
export function PublishChoice({ isPublishing, onChange }: PublishChoiceProps) {
  return (
    <FieldGroup
      legend="Active listings"
      hint="Sold, withdrawn and expired listings go to your archive."
    >
      <RadioCards
        name="publish"
        columns={2}
        options={OPTIONS}
        value={isPublishing ? 'publish' : 'draft'}
        onChange={(value) => onChange(value === 'publish')}
      />
    </FieldGroup>
  )
}
