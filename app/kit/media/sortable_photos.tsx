import { useId, useRef, useState, type ReactNode } from 'react'
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
import { Photo } from '#app/kit/media/photo'
import { dropIndexOf, moved } from '#app/kit/media/sortable_order'
import { SortablePhoto, type IdentifiedPicture } from '#app/kit/media/sortable_photo'

interface SortablePhotosProps {
  /** In order; the first is the featured one. */
  images: IdentifiedPicture[]
  /** Called with the new order. Update state at once; saving can take its time. */
  onOrder: (ids: number[]) => void
  onRemove: (id: number) => void
  /** Called to edit this picture's description. */
  onSelect: (id: number) => void
  selectedId: number | null
  /** After the last one: the tile to add more. */
  children?: ReactNode
}

/** Touch must be held before dragging, so that lists still scroll. */
const MOUSE = { activationConstraint: { distance: 6 } }
const TOUCH = { activationConstraint: { delay: HOLD_AFTER_MS, tolerance: TAP_TOLERANCE } }

/** Sizes and positions change during a drag, so they are measured each time. */
const MEASURING = { droppable: { strategy: MeasuringStrategy.Always } }

/** The list itself reorders while dragging; the library needn't shift items. */
const AS_LAID_OUT = () => null

/** The library announces ids; we announce positions. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

/** Reordered by mouse, touch or arrow keys. */
export function SortablePhotos({
  images,
  onOrder,
  onRemove,
  onSelect,
  selectedId,
  children,
}: SortablePhotosProps) {
  const hintId = useId()
  const list = useRef<HTMLUListElement>(null)
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH))
  const [draggedId, setDraggedId] = useState<number | null>(null)
  const [draft, setDraft] = useState<number[] | null>(null)
  const [announcement, setAnnouncement] = useState('')

  const ids = draft ?? images.map(({ id }) => id)
  const shown = ids.flatMap((id) => images.find((image) => image.id === id) ?? [])
  const dragged = images.find(({ id }) => id === draggedId)

  const order = (next: number[], id: number) => {
    flushSync(() => onOrder(next))
    setAnnouncement(`Moved to position ${next.indexOf(id) + 1} of ${next.length}`)
  }
  const moveByKey = (key: string, id: number): boolean => {
    const from = ids.indexOf(id)
    const to = dropIndexOf(key, from, ids.length)
    if (to !== null) order(moved(ids, from, to), id)
    return to !== null
  }
  /** Focuses the next picture; if the page asks first, its dialog keeps the focus. */
  const remove = (id: number, index: number) => {
    flushSync(() => onRemove(id))
    if (document.activeElement !== document.body) return
    const place = Math.min(index, Math.max(ids.length - 2, 0))
    list.current?.children[place]?.querySelector<HTMLElement>('button, input')?.focus()
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
    if (draft && draggedId !== null) order(draft, draggedId)
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
        <ul ref={list} className="grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-4">
          {shown.map((image, index) => (
            <SortablePhoto
              key={image.id}
              image={image}
              place={`${index + 1} of ${shown.length}`}
              isFeatured={index === 0}
              isSelected={image.id === selectedId}
              hintId={`${hintId}-hint`}
              onSelect={() => onSelect(image.id)}
              onRemove={() => remove(image.id, index)}
              onMoveKey={(key) => moveByKey(key, image.id)}
            />
          ))}
          {children && <li>{children}</li>}
        </ul>
      </SortableContext>
      <p id={`${hintId}-hint`} hidden>
        Arrow keys move it, Home makes it the cover, Delete removes it.
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <DragOverlay className="cursor-grabbing">
        {dragged && (
          <Photo image={dragged} alt="" ratio="fill" priority className="rounded-6 shadow-float" />
        )}
      </DragOverlay>
    </DndContext>
  )
}
