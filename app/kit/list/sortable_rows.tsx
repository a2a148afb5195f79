import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import { HOLD_AFTER_MS, TAP_TOLERANCE } from '#app/kit/hooks/gestures'
import { destinationOf, moved } from '#app/kit/media/sortable_order'

interface SortableRow<Id extends string> {
  id: Id
  label: string
}

interface SortableRowsProps<Id extends string> {
  /** names the list */
  label: string
  /** in their order */
  rows: readonly SortableRow<Id>[]
  /** The new order. Put it into your state at once; saving may take its time. */
  onOrder: (ids: Id[]) => void
}

const MOUSE = { activationConstraint: { distance: 6 } }
const TOUCH = { activationConstraint: { delay: HOLD_AFTER_MS, tolerance: TAP_TOLERANCE } }

/** Named things in an order, which mouse, touch or arrow keys change. */
export function SortableRows<Id extends string>({ label, rows, onOrder }: SortableRowsProps<Id>) {
  const hintId = useId()
  const list = useRef<HTMLUListElement>(null)
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH))
  const [announcement, setAnnouncement] = useState('')
  const ids = rows.map(({ id }) => id)

  const move = (from: number, to: number) => {
    flushSync(() => onOrder(moved(ids, from, to)))
    setAnnouncement(`${rows[from].label}, moved to position ${to + 1} of ${rows.length}`)
    list.current?.querySelectorAll('button')[to]?.focus()
  }
  const takeKey = (event: KeyboardEvent, from: number) => {
    const to = destinationOf(event.key, from, rows.length)
    if (to === null) return
    event.preventDefault()
    move(from, to)
  }
  const drop = ({ active, over }: DragEndEvent) => {
    const from = ids.findIndex((id) => id === active.id)
    const to = ids.findIndex((id) => id === over?.id)
    if (from !== -1 && to !== -1 && from !== to) move(from, to)
  }

  return (
    <DndContext id={hintId} sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul ref={list} aria-label={label} className="flex flex-col gap-2">
          {rows.map(({ id, label: name }, index) => (
            <Row
              key={id}
              id={id}
              name={name}
              place={`${index + 1} of ${rows.length}`}
              hintId={`${hintId}-hint`}
              onKeyDown={(event) => takeKey(event, index)}
            />
          ))}
        </ul>
      </SortableContext>
      <p id={`${hintId}-hint`} hidden>
        Arrow keys move it, Home and End move it to the top or the bottom.
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </DndContext>
  )
}

interface RowProps {
  id: string
  name: string
  place: string
  hintId: string
  onKeyDown: (event: KeyboardEvent) => void
}

function Row({ id, name, place, hintId, onKeyDown }: RowProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id })
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform ? `translateY(${transform.y}px)` : undefined,
        transition,
      }}
      className={isDragging ? 'relative z-10' : undefined}
    >
      <button
        type="button"
        {...listeners}
        onKeyDown={onKeyDown}
        aria-describedby={hintId}
        aria-label={`${name}, ${place}`}
        className={`flex min-h-11 w-full cursor-grab touch-manipulation items-center gap-3 rounded-2 border bg-surface px-3 text-left select-none ${isDragging ? 'border-brass' : 'border-line hover:border-ink'}`}
      >
        <GripVertical size={18} strokeWidth={1.5} aria-hidden className="text-muted" />
        {name}
      </button>
    </li>
  )
}
