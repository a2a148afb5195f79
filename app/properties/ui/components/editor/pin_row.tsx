import { X } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import type { PlanPin } from '#app/properties/contract/floor_plans'
import { MAX_PLAN_WORDS_CHARACTERS } from '#app/properties/contract/listing_options'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { PhotoChooser } from '#app/properties/ui/components/editor/photo_chooser'

interface PinRowProps {
  pin: PlanPin
  /** from 1, as on the plan */
  number: number
  /** as the buttons call it: `plan 1` */
  planName: string
  onChange: (change: Partial<PlanPin>) => void
  onRemove: () => void
}

export function PinRow({ pin, number, planName, onChange, onRemove }: PinRowProps) {
  const { images } = useEditor().state.draft
  const name = `pin ${number} on ${planName}`
  const hasPhoto = images.some(({ id }) => id === pin.photo)
  return (
    <li className="grid gap-x-4 gap-y-3 border-t border-line pt-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <PhotoChooser
        label={`Photo of ${name}`}
        chosenId={pin.photo}
        onChoose={(photo) => onChange({ photo })}
      />
      <div className="flex min-w-0 items-start gap-1">
        <div className="min-w-0 flex-1">
          <Field
            label={`Label of pin ${number}`}
            hint={hasPhoto ? undefined : 'Choose a photo. Until then, only you can see this pin.'}
          >
            <Input
              value={pin.label}
              maxLength={MAX_PLAN_WORDS_CHARACTERS}
              placeholder="Living room"
              onChange={(event) => onChange({ label: event.target.value })}
            />
          </Field>
        </div>
        <IconButton
          icon={X}
          label={`Remove ${name}`}
          size="sm"
          className="mt-6"
          onClick={onRemove}
        />
      </div>
    </li>
  )
}
