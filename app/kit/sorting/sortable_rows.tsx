import { useSortable } from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import { Photo } from '#app/kit/media/photo'
import type { Picture } from '#app/kit/media/picture'
import { moved } from '#app/kit/sorting/order'
import { SortableList, type SortableHandle } from '#app/kit/sorting/sortable_list'

interface SortableRow<Id extends string> {
  id: Id
  label: string
  /** tells rows of the same label apart */
  picture?: Picture | null
}

interface SortableRowsProps<Id extends string> {
  /** names the list */
  label: string
  /** in their order */
  rows: readonly SortableRow<Id>[]
  /** The new order. Put it into your state at once; saving may take its time. */
  onOrder: (ids: Id[]) => void
}

/** Named things in an order, which mouse, touch or arrow keys change. */
export function SortableRows<Id extends string>({ label, rows, onOrder }: SortableRowsProps<Id>) {
  const ids = rows.map(({ id }) => id)
  const nameOf = (id: Id) => rows.find((row) => row.id === id)?.label ?? ''
  return (
    <SortableList
      label={label}
      ids={ids}
      nameOf={nameOf}
      onMove={(from, to) => onOrder(moved(ids, from, to))}
      className="flex flex-col gap-2"
    >
      {(id, index, handle) => (
        <Row
          key={id}
          id={id}
          name={nameOf(id)}
          picture={rows.find((row) => row.id === id)?.picture ?? null}
          place={`${index + 1} of ${ids.length}`}
          handle={handle}
        />
      )}
    </SortableList>
  )
}

interface RowProps {
  id: string
  name: string
  picture: Picture | null
  place: string
  handle: SortableHandle
}

function Row({ id, name, picture, place, handle }: RowProps) {
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
        data-handle
        {...listeners}
        {...handle}
        aria-label={`${name}, ${place}`}
        className={`flex min-h-11 w-full cursor-grab touch-manipulation items-center gap-3 rounded-2 border bg-surface px-3 text-left select-none ${isDragging ? 'border-brass' : 'border-line hover:border-ink'}`}
      >
        <GripVertical size={18} strokeWidth={1.5} aria-hidden className="text-muted" />
        {picture && (
          <span className="w-9 shrink-0">
            <Photo image={picture} sizes="36px" alt="" className="rounded-2" />
          </span>
        )}
        {name}
      </button>
    </li>
  )
}
