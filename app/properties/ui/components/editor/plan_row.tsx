import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { MapPinPlus } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { MissingPicture } from '#app/kit/media/missing_picture'
import { makeUploadKey } from '#app/kit/upload/upload_key'
import type { FloorPlan, PlanPin } from '#app/properties/contract/floor_plans'
import { MAX_PINS, MAX_PLAN_WORDS_CHARACTERS } from '#app/properties/contract/listing_options'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { PinRow } from '#app/properties/ui/components/editor/pin_row'
import { PlanCanvas } from '#app/properties/ui/components/editor/plan_canvas'
import { RowButtons } from '#app/properties/ui/components/editor/row_buttons'
import type { PlanPoint } from '#app/properties/ui/hooks/use_plan_pins'

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
    const pin = { id: makeUploadKey(), ...point, label: '', photo: null }
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
        <div className="mr-1 min-w-0 flex-1">
          <Field label={`Name of ${name}`}>
            <Input
              value={plan.name}
              maxLength={MAX_PLAN_WORDS_CHARACTERS}
              placeholder="Ground floor"
              onChange={(event) => onChange({ name: event.target.value })}
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
