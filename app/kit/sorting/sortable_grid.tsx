import { useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { DndContext, DragOverlay, pointerWithin, type DragOverEvent } from '@dnd-kit/core'
import { SortableContext } from '@dnd-kit/sortable'
import { MEASURING, SILENT, useDragSensors } from '#app/kit/sorting/dragging'
import { dropIndexOf, moved } from '#app/kit/sorting/order'
import type { SortableHandle } from '#app/kit/sorting/sortable_list'

interface SortableGridProps<Item extends { id: number }> {
  label: string
  /** in their order */
  items: readonly Item[]
  nameOf: (item: Item) => string
  /** what keys do, for screen readers */
  hint: string
  /** Put the new order into your state at once; saving may take its time. */
  onOrder: (ids: number[], item: Item) => void
  className: string
  /** one cell, an `li` with `useSortable` and a handle */
  children: (item: Item, index: number, handle: SortableHandle) => ReactNode
  /** shown at the pointer during a drag */
  lifted: (item: Item) => ReactNode
  /** a last cell that never moves */
  end?: ReactNode
  ref?: Ref<HTMLUListElement>
}

/** The list itself reorders while dragging; the library needn't shift items. */
const AS_LAID_OUT = () => null

/** Cells of any size in an order, which mouse, touch or arrow keys change. */
export function SortableGrid<Item extends { id: number }>(props: SortableGridProps<Item>) {
  const { label, items, nameOf, hint, onOrder, className, children, lifted, end, ref } = props
  const hintId = useId()
  const sensors = useDragSensors()
  const [draggedId, setDraggedId] = useState<number | null>(null)
  const [draft, setDraft] = useState<number[] | null>(null)
  const [announcement, setAnnouncement] = useState('')

  const ids = draft ?? items.map(({ id }) => id)
  const shown = ids.flatMap((id) => items.find((item) => item.id === id) ?? [])
  const dragged = items.find(({ id }) => id === draggedId)

  const order = (next: number[], item: Item) => {
    flushSync(() => onOrder(next, item))
    setAnnouncement(
      `${nameOf(item)}, moved to position ${next.indexOf(item.id) + 1} of ${next.length}`
    )
  }
  const takeKey = (event: KeyboardEvent, item: Item) => {
    const from = ids.indexOf(item.id)
    const to = dropIndexOf(event.key, from, ids.length)
    const handle = event.currentTarget
    if (to === null || !(handle instanceof HTMLElement)) return
    event.preventDefault()
    order(moved(ids, from, to), item)
    handle.focus()
  }
  const makeRoom = ({ active, over }: DragOverEvent) => {
    if (!over || over.id === active.id) return
    setDraft(moved(ids, ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id))))
  }
  const finish = () => {
    setDraggedId(null)
    setDraft(null)
  }
  const drop = () => {
    if (draft && dragged) order(draft, dragged)
    finish()
  }

  return (
    <DndContext
      id={hintId}
      sensors={sensors}
      collisionDetection={pointerWithin}
      measuring={MEASURING}
      accessibility={{ announcements: SILENT }}
      onDragStart={({ active }) => setDraggedId(Number(active.id))}
      onDragOver={makeRoom}
      onDragEnd={drop}
      onDragCancel={finish}
    >
      <SortableContext items={ids} strategy={AS_LAID_OUT}>
        <ul ref={ref} aria-label={label} className={className}>
          {shown.map((item, index) =>
            children(item, index, {
              'onKeyDown': (event) => takeKey(event, item),
              'aria-describedby': `${hintId}-hint`,
            })
          )}
          {end && <li>{end}</li>}
        </ul>
      </SortableContext>
      <p id={`${hintId}-hint`} hidden>
        {hint}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <DragOverlay className="cursor-grabbing">{dragged && lifted(dragged)}</DragOverlay>
    </DndContext>
  )
}
