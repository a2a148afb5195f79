import { useState, type ReactNode } from 'react'
import { useSortable } from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import { SortableList, type SortableHandle } from '#app/kit/sorting/sortable_list'
import { moved } from '#app/kit/sorting/order'

interface SortableVideosProps {
  label: string
  /** in their order */
  videos: readonly { id: number; name: string }[]
  /** Called with the video’s new position; the order is shown at once. */
  onMove: (id: number, position: number) => void
  children: (id: number) => ReactNode
}

/** Videos with a handle each, which is dragged, or moved by arrow keys. */
export function SortableVideos({ label, videos, onMove, children }: SortableVideosProps) {
  const stored = videos.map(({ id }) => id)
  const [draft, setDraft] = useState<{ of: string; ids: number[] } | null>(null)
  const key = stored.join()
  const ids = draft?.of === key ? draft.ids : stored
  const nameOf = (id: number) => videos.find((video) => video.id === id)?.name ?? ''

  const move = (from: number, to: number) => {
    setDraft({ of: key, ids: moved(ids, from, to) })
    onMove(ids[from], to)
  }

  return (
    <SortableList
      label={label}
      ids={ids}
      nameOf={nameOf}
      onMove={move}
      className="flex flex-col gap-3"
    >
      {(id, index, handle) => (
        <Row
          key={id}
          id={id}
          label={`Move ${nameOf(id)}, ${index + 1} of ${ids.length}`}
          handle={handle}
        >
          {children(id)}
        </Row>
      )}
    </SortableList>
  )
}

interface RowProps {
  id: number
  label: string
  handle: SortableHandle
  children: ReactNode
}

function Row({ id, label, handle, children }: RowProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } =
    useSortable({ id })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      className={`flex gap-1 rounded-6 border bg-surface p-3 pl-1 ${isDragging ? 'relative z-10 border-brass' : 'border-line'}`}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        data-handle
        {...listeners}
        {...handle}
        aria-label={label}
        className="grid h-13.5 w-8 shrink-0 cursor-grab touch-manipulation place-items-center rounded-2 text-muted hover:text-ink"
      >
        <GripVertical size={18} strokeWidth={1.5} aria-hidden />
      </button>
      <div className="min-w-0 grow">{children}</div>
    </li>
  )
}
