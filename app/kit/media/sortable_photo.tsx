import type { KeyboardEvent } from 'react'
import { useSortable } from '@dnd-kit/sortable'
import { X } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { Photo } from '#app/kit/media/photo'
import type { Picture } from '#app/kit/media/picture'

export interface IdentifiedPicture extends Picture {
  id: number
}

interface SortablePhotoProps {
  image: IdentifiedPicture
  /** "2 of 5" */
  place: string
  isFeatured: boolean
  isSelected: boolean
  /** The element that explains the keys. */
  hintId: string
  onSelect: () => void
  onRemove: () => void
  /** Returns whether the key moved it. */
  onMoveKey: (key: string) => boolean
}

export function SortablePhoto({
  image,
  place,
  isFeatured,
  isSelected,
  hintId,
  onSelect,
  onRemove,
  onMoveKey,
}: SortablePhotoProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: image.id })

  const takeKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const button = event.currentTarget
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
    else if (onMoveKey(event.key)) button.focus()
    else return
    event.preventDefault()
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
        onClick={onSelect}
        onKeyDown={takeKey}
        aria-pressed={isSelected}
        aria-describedby={hintId}
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
