import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  DndContext,
  DragOverlay,
  MeasuringStrategy,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type DragOverEvent,
} from '@dnd-kit/core'
import { SortableContext } from '@dnd-kit/sortable'
import { HOLD_AFTER_MS, TAP_TOLERANCE } from '#app/kit/hooks/gestures'
import { dropIndexOf, moved } from '#app/kit/media/sortable_order'
import { ItemCard } from '#app/dreams/items/ui/item_card'
import { ItemContent } from '#app/dreams/items/ui/item_content'
import type { Board } from '#app/dreams/items/ui/use_board'
import { itemName } from '#app/dreams/items/ui/item_name'
import type { Item } from '#app/dreams/ui/dream_api'

const MOUSE = { activationConstraint: { distance: 6 } }
/** Touch must be held before dragging, so that the board still scrolls. */
const TOUCH = { activationConstraint: { delay: HOLD_AFTER_MS, tolerance: TAP_TOLERANCE } }
const MEASURING = { droppable: { strategy: MeasuringStrategy.Always } }
const AS_LAID_OUT = () => null
/** The library announces ids; we announce positions. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

interface ItemBoardProps {
  board: Board
  onEdit: (item: Item) => void
  onReport: (item: Item) => void
}

/** The board’s items in masonry, reordered by mouse, touch or arrow keys. */
export function ItemBoard({ board, onEdit, onReport }: ItemBoardProps) {
  const { dream } = board
  const hintId = useId()
  const list = useRef<HTMLUListElement>(null)
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH))
  const [draggedId, setDraggedId] = useState<number | null>(null)
  const [draft, setDraft] = useState<number[] | null>(null)
  const [announcement, setAnnouncement] = useState('')

  const ids = draft ?? dream.items.map(({ id }) => id)
  const shown = ids.flatMap((id) => dream.items.find((item) => item.id === id) ?? [])
  const dragged = dream.items.find(({ id }) => id === draggedId)

  const order = (next: number[], item: Item) => {
    flushSync(() => board.move(next, item.id))
    const place = `position ${next.indexOf(item.id) + 1} of ${next.length}`
    setAnnouncement(`${itemName(item)}, moved to ${place}`)
  }
  const moveByKey = (key: string, item: Item): boolean => {
    const from = ids.indexOf(item.id)
    const to = dropIndexOf(key, from, ids.length)
    if (to === null) return false
    order(moved(ids, from, to), item)
    list.current?.querySelector<HTMLElement>(`[data-item="${item.id}"] [data-handle]`)?.focus()
    return true
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
        <h2 id={`${hintId}-title`} className="sr-only">
          On this board
        </h2>
        <ul
          ref={list}
          aria-labelledby={`${hintId}-title`}
          className="grid auto-rows-[4px] grid-cols-1 gap-x-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4"
        >
          {shown.map((item, index) => (
            <ItemCard
              key={item.id}
              item={item}
              place={`${index + 1} of ${shown.length}`}
              hintId={`${hintId}-hint`}
              isCover={dream.cover_item_id === item.id}
              onCover={
                dream.is_owner && hasPicture(item)
                  ? () => void board.change({ cover_item_id: item.id })
                  : undefined
              }
              onVote={() => board.vote(item.id, !item.has_voted)}
              onEdit={() => onEdit(item)}
              onReport={() => onReport(item)}
              onRemove={() => board.remove(item.id)}
              onMoveKey={(key) => moveByKey(key, item)}
            />
          ))}
        </ul>
      </SortableContext>
      <p id={`${hintId}-hint`} hidden>
        Arrow keys move it, Home and End move it to the beginning or the end.
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <DragOverlay className="cursor-grabbing">
        {dragged && (
          <div className="overflow-hidden rounded-6 bg-surface shadow-float">
            <ItemContent item={dragged} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

function hasPicture({ content }: Item): boolean {
  return Boolean(content.image ?? content.design ?? content.property?.featured_image)
}
