import { useId } from 'react'
import type { Picture } from '#app/kit/media/picture'
import { tellsRoom, type PlanPin } from '#app/properties/floor_plans/floor_plans'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { PlanPaper, pinPlace, planPinStyle } from '#app/properties/floor_plans/ui/plan_paper'
import { usePlanPins, type PlanPoint } from '#app/properties/floor_plans/ui/use_plan_pins'

interface PlanCanvasProps {
  picture: Picture
  name: string
  pins: readonly PlanPin[]
  onAdd: (point: PlanPoint) => void
  onMovePin: (id: string, point: PlanPoint) => void
  onRemovePin: (id: string) => void
}

/** A plan whose pins are placed, moved and removed on it. */
export function PlanCanvas({
  picture,
  name,
  pins,
  onAdd,
  onMovePin,
  onRemovePin,
}: PlanCanvasProps) {
  const { images } = useEditor().state.draft
  const hintId = useId()
  const { dragged, takeKey, paper } = usePlanPins({
    onAdd,
    onMove: onMovePin,
    onRemove: onRemovePin,
  })

  return (
    <div role="group" aria-label={`Pins on ${name}`} aria-describedby={hintId}>
      <PlanPaper
        picture={picture}
        name={name}
        sizes="(width >= 768px) 600px, 100vw"
        className="cursor-crosshair select-none"
        {...paper}
      >
        {pins.map((pin, index) => {
          const isLoose = !tellsRoom(pin) && !images.some(({ id }) => id === pin.photo)
          return (
            <button
              key={pin.id}
              type="button"
              data-pin={pin.id}
              style={pinPlace(dragged?.id === pin.id ? dragged : pin)}
              aria-label={`Pin ${index + 1}${pin.label ? `, ${pin.label}` : ''}`}
              aria-describedby={hintId}
              className={planPinStyle({
                isOnPlan: true,
                isLoose,
                className: 'cursor-grab touch-none',
              })}
              onKeyDown={(event) => takeKey(event, pin)}
            >
              {index + 1}
            </button>
          )
        })}
      </PlanPaper>
      <p id={hintId} className="mt-2 text-13 text-muted">
        Click the plan to place a pin, drag it to move it. With the keyboard, use the arrow keys
        (with Shift for larger steps) and Delete.
      </p>
    </div>
  )
}
