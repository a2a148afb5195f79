import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useDragSensors } from '#app/kit/sorting/dragging'
import { dropIndexOf } from '#app/kit/sorting/order'

/** What moves a row, for the button with `data-handle` in it. */
export interface SortableHandle {
  'onKeyDown': (event: KeyboardEvent) => void
  'aria-describedby': string
}

interface SortableListProps<Id extends string | number> {
  /** names the list */
  label: string
  /** in their order */
  ids: readonly Id[]
  nameOf: (id: Id) => string
  /** Put the new order into your state at once; saving may take its time. */
  onMove: (from: number, to: number) => void
  className: string
  /** one row, an `li` with `useSortable` and a handle */
  children: (id: Id, index: number, handle: SortableHandle) => ReactNode
}

/** Rows in an order, which mouse, touch or arrow keys change. */
export function SortableList<Id extends string | number>({
  label,
  ids,
  nameOf,
  onMove,
  className,
  children,
}: SortableListProps<Id>) {
  const hintId = useId()
  const sensors = useDragSensors()
  const [announcement, setAnnouncement] = useState('')

  const move = (from: number, to: number) => {
    flushSync(() => onMove(from, to))
    setAnnouncement(`${nameOf(ids[from])}, moved to position ${to + 1} of ${ids.length}`)
    const list = document.getElementById(`${hintId}-list`)
    list?.querySelectorAll<HTMLElement>('[data-handle]')[to]?.focus()
  }
  const takeKey = (event: KeyboardEvent, from: number) => {
    const to = dropIndexOf(event.key, from, ids.length)
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
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ul id={`${hintId}-list`} aria-label={label} className={className}>
          {ids.map((id, index) =>
            children(id, index, {
              'onKeyDown': (event) => takeKey(event, index),
              'aria-describedby': `${hintId}-hint`,
            })
          )}
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
