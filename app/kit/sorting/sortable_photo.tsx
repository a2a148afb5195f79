import type { KeyboardEvent } from 'react'
import { useSortable } from '@dnd-kit/sortable'
import { X } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { Photo } from '#app/kit/media/photo'
import type { Picture } from '#app/kit/media/picture'
import type { SortableHandle } from '#app/kit/sorting/sortable_list'

export interface IdentifiedPicture extends Picture {
  id: number
}

interface SortablePhotoProps {
  image: IdentifiedPicture
  /** "2 of 5" */
  place: string
  isFeatured: boolean
  isSelected: boolean
  handle: SortableHandle
  onSelect: () => void
  onRemove: () => void
}

export function SortablePhoto({
  image,
  place,
  isFeatured,
  isSelected,
  handle,
  onSelect,
  onRemove,
}: SortablePhotoProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: image.id })

  const takeKey = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return handle.onKeyDown(event)
    event.preventDefault()
    onRemove()
  }

  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform
          ? `translate(${transform.x}px, ${transform.y}px) scale(${transform.scaleX}, ${transform.scaleY})`
          : undefined,
        transition,
      }}
      className={`group relative origin-top-left ${isFeatured ? 'col-span-2 row-span-2' : ''} ${isDragging ? 'opacity-40' : ''}`}
    >
      <button
        type="button"
        {...listeners}
        {...handle}
        onClick={onSelect}
        onKeyDown={takeKey}
        aria-pressed={isSelected}
        aria-label={`Photo ${place}${isFeatured ? ', cover' : ''}${image.alt ? `: ${image.alt}` : ''}`}
        className={`relative block aspect-3/2 min-h-full w-full cursor-grab touch-manipulation overflow-hidden select-none [-webkit-touch-callout:none] rounded-6 ${
          isSelected ? 'outline-2 outline-offset-2 outline-brass' : ''
        }`}
      >
        <span className="absolute inset-0">
          <Photo
            image={image}
            alt=""
            ratio="fill"
            sizes={isFeatured ? '(width >= 768px) 400px, 100vw' : '(width >= 768px) 200px, 50vw'}
          />
        </span>
        {isFeatured && (
          <span className="absolute top-3 left-3 rounded-2 bg-black/80 px-2 py-1 text-12 text-white">
            Cover
          </span>
        )}
      </button>
      <IconButton
        icon={X}
        label={`Remove photo ${place}`}
        variant="veil"
        size="sm"
        onClick={onRemove}
        className="absolute top-2 right-2 group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:hover)]:opacity-0"
      />
    </li>
  )
}
