import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { MapPinPlus, X } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { IconButton } from '#app/kit/button/icon_button'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { NumberInput } from '#app/kit/form/number_input'
import { MissingPicture } from '#app/kit/media/missing_picture'
import { makeUploadKey } from '#app/kit/upload/upload_key'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { RowButtons } from '#app/properties/editor/ui/part_section'
import { PhotoChooser } from '#app/properties/editor/ui/photo_chooser'
import { tellsRoom, type FloorPlan, type PlanPin } from '#app/properties/floor_plans/floor_plans'
import { PlanCanvas } from '#app/properties/floor_plans/ui/plan_canvas'
import type { PlanPoint } from '#app/properties/floor_plans/ui/use_plan_pins'
import { AREA_UNITS, MAX_PINS, MAX_PLAN_WORDS_CHARACTERS } from '#app/properties/listing_options'

interface PlanRowProps {
  plan: FloorPlan
  /** from 0 */
  index: number
  count: number
  onChange: (change: Partial<FloorPlan>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

const MIDDLE: PlanPoint = { x: 0.5, y: 0.5 }

export function PlanRow({ plan, index, count, onChange, onMove, onRemove }: PlanRowProps) {
  const { planPictures } = useEditor().state
  const row = useRef<HTMLLIElement>(null)
  const { pins } = plan
  const picture = planPictures.get(plan.image)
  const name = `plan ${index + 1}`

  const add = (point: PlanPoint) => {
    if (pins.length >= MAX_PINS) return
    const pin = { id: makeUploadKey(), ...point, label: '', size: null, photo: null }
    flushSync(() => onChange({ pins: [...pins, pin] }))
    row.current?.querySelector<HTMLElement>(`[data-pin="${pin.id}"]`)?.focus()
  }
  const change = (id: string, changes: Partial<PlanPin>) =>
    onChange({ pins: pins.map((pin) => (pin.id === id ? { ...pin, ...changes } : pin)) })
  const remove = (id: string) => {
    const at = pins.findIndex((pin) => pin.id === id)
    const next = pins[at + 1] ?? pins[at - 1]
    flushSync(() => onChange({ pins: pins.filter((pin) => pin.id !== id) }))
    const target = next ? `[data-pin="${next.id}"]` : '[data-add-pin]'
    row.current?.querySelector<HTMLElement>(target)?.focus()
  }

  return (
    <li ref={row} className="flex flex-col gap-4">
      <div className="flex items-end gap-1">
        <div className="mr-1 grid min-w-0 flex-1 gap-3 sm:grid-cols-2">
          <Field label={`Name of ${name}`}>
            <Input
              value={plan.name}
              maxLength={MAX_PLAN_WORDS_CHARACTERS}
              placeholder="Ground floor"
              onChange={(event) => onChange({ name: event.target.value })}
            />
          </Field>
          <Field label={`Floor of ${name}`} isOptional>
            <Input
              value={plan.floor}
              maxLength={MAX_PLAN_WORDS_CHARACTERS}
              placeholder="Same floor, shown together"
              onChange={(event) => onChange({ floor: event.target.value })}
            />
          </Field>
        </div>
        <RowButtons {...{ name, index, count, onMove, onRemove }} />
      </div>
      {picture ? (
        <PlanCanvas
          picture={picture}
          name={plan.name || `Plan ${index + 1}`}
          pins={pins}
          onAdd={add}
          onMovePin={change}
          onRemovePin={remove}
        />
      ) : (
        <div className="relative aspect-3/2 overflow-hidden rounded-6 bg-raised">
          <MissingPicture alt="" />
        </div>
      )}
      {pins.length > 0 && (
        <ol className="flex flex-col gap-5">
          {pins.map((pin, pinIndex) => (
            <PinRow
              key={pin.id}
              pin={pin}
              number={pinIndex + 1}
              planName={name}
              onChange={(changes) => change(pin.id, changes)}
              onRemove={() => remove(pin.id)}
            />
          ))}
        </ol>
      )}
      {pins.length < MAX_PINS && (
        <Button
          data-add-pin
          icon={MapPinPlus}
          variant="quiet"
          className="self-start"
          aria-label={`Add a pin to ${name}`}
          onClick={() => add(MIDDLE)}
        >
          Add a pin
        </Button>
      )}
    </li>
  )
}

interface PinRowProps {
  pin: PlanPin
  /** from 1, as on the plan */
  number: number
  /** as the buttons call it: `plan 1` */
  planName: string
  onChange: (change: Partial<PlanPin>) => void
  onRemove: () => void
}

function PinRow({ pin, number, planName, onChange, onRemove }: PinRowProps) {
  const { images, fields, parts } = useEditor().state.draft
  const namesId = useId()
  const name = `pin ${number} on ${planName}`
  const hasPhoto = images.some(({ id }) => id === pin.photo)
  const rooms = parts.rooms.rooms.filter((room) => room.name)

  /** What the list of rooms says of the one that is named. */
  const takeRoom = () => {
    const room = rooms.find((each) => each.name === pin.label)
    if (!room) return
    const size = pin.size ?? room.size
    const photo = hasPhoto ? pin.photo : room.photo
    if (size !== pin.size || photo !== pin.photo) onChange({ size, photo })
  }

  return (
    <li className="grid gap-x-4 gap-y-3 border-t border-line pt-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <PhotoChooser
        label={`Photo of ${name}`}
        chosenId={pin.photo}
        onChoose={(photo) => onChange({ photo })}
      />
      <div className="flex min-w-0 items-start gap-1">
        <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Field
            label={`Label of pin ${number}`}
            hint={
              hasPhoto || tellsRoom(pin)
                ? undefined
                : 'Choose a photo, or give a name and size. Until then, this pin isn’t on the page.'
            }
          >
            <Input
              value={pin.label}
              maxLength={MAX_PLAN_WORDS_CHARACTERS}
              placeholder="Living room"
              list={namesId}
              onChange={(event) => onChange({ label: event.target.value })}
              onBlur={takeRoom}
            />
          </Field>
          <datalist id={namesId}>
            {rooms.map((room) => (
              <option key={room.id} value={room.name} />
            ))}
          </datalist>
          <Field label={`Size of pin ${number}`} isOptional>
            <NumberInput
              value={pin.size}
              min={0}
              decimals={1}
              suffix={AREA_UNITS[fields.area_unit]}
              onChange={(size) => onChange({ size })}
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
