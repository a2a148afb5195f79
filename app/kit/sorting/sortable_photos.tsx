import { useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Photo } from '#app/kit/media/photo'
import { SortableGrid } from '#app/kit/sorting/sortable_grid'
import { SortablePhoto, type IdentifiedPicture } from '#app/kit/sorting/sortable_photo'

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

/** Reordered by mouse, touch or arrow keys. */
export function SortablePhotos({
  images,
  onOrder,
  onRemove,
  onSelect,
  selectedId,
  children,
}: SortablePhotosProps) {
  const list = useRef<HTMLUListElement>(null)

  /** Focuses the next picture; if the page asks first, its dialog keeps the focus. */
  const remove = (id: number, index: number) => {
    flushSync(() => onRemove(id))
    if (document.activeElement !== document.body) return
    const place = Math.min(index, Math.max(images.length - 2, 0))
    list.current?.children[place]?.querySelector<HTMLElement>('button, input')?.focus()
  }

  return (
    <SortableGrid
      ref={list}
      label="Photos"
      items={images}
      nameOf={({ alt }) => alt || 'Photo'}
      hint="Arrow keys move it, Home makes it the cover, Delete removes it."
      onOrder={onOrder}
      className="grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-4"
      lifted={(image) => (
        <Photo image={image} alt="" ratio="fill" priority className="rounded-6 shadow-float" />
      )}
      end={children}
    >
      {(image, index, handle) => (
        <SortablePhoto
          key={image.id}
          image={image}
          place={`${index + 1} of ${images.length}`}
          isFeatured={index === 0}
          isSelected={image.id === selectedId}
          handle={handle}
          onSelect={() => onSelect(image.id)}
          onRemove={() => remove(image.id, index)}
        />
      )}
    </SortableGrid>
  )
}
