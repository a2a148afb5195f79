import { MeasuringStrategy, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { HOLD_AFTER_MS, TAP_TOLERANCE } from '#app/kit/hooks/gestures'

const MOUSE = { activationConstraint: { distance: 6 } }
/** Touch must be held before dragging, so that lists still scroll. */
const TOUCH = { activationConstraint: { delay: HOLD_AFTER_MS, tolerance: TAP_TOLERANCE } }

/** Sizes and positions change during a drag, so they are measured each time. */
export const MEASURING = { droppable: { strategy: MeasuringStrategy.Always } }

/** The library announces ids; lists announce names and positions. */
export const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

export function useDragSensors() {
  return useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH))
}
