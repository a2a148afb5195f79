import { useState } from 'react'
import { ImagePlus } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { Photo } from '#app/kit/media/photo'
import { Dialog } from '#app/kit/overlay/dialog'
import { MAX_PART_PICTURES, type IllustratedPart } from '#app/properties/contract/part_pictures'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { PhotoGrid } from '#app/properties/ui/components/editor/photo_grid'

const NAMES: Record<IllustratedPart, string> = {
  overview: 'Photos in the description',
  features: 'Photos beside the highlights',
  rooms: 'Photos above the rooms',
  neighborhood: 'Photos of the neighborhood',
  location: 'Photos of the location',
}

/** Sets some of the listing’s photos into a part. */
export function PartPhotos({ part }: { part: IllustratedPart }) {
  const { session, state } = useEditor()
  const { images, pictures } = state.draft
  const [isOpen, setOpen] = useState(false)
  const ids = pictures[part] ?? []
  const known = [...images, ...(state.listing.components[part]?.images ?? [])]
  const chosen = ids.flatMap((id) => known.find((image) => image.id === id) ?? [])
  const name = NAMES[part]
  const action = chosen.length ? 'Change photos' : 'Choose photos'
  const toggle = (id: number) =>
    session.illustrate(part, ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])

  return (
    <div className="flex flex-col items-start gap-3">
      <div>
        <p dir="auto" className="label">
          {name}
        </p>
        <p className="mt-1 text-13 text-muted">
          Up to {MAX_PART_PICTURES}. Without any, some templates choose their own.
        </p>
      </div>
      {chosen.length > 0 && (
        <ul className="grid w-full grid-cols-3 gap-2 sm:grid-cols-6">
          {chosen.map((image) => (
            <li key={image.id}>
              <Photo image={image} sizes="120px" className="rounded-2" />
            </li>
          ))}
        </ul>
      )}
      <Button
        size="sm"
        icon={ImagePlus}
        aria-label={`${action}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {action}
      </Button>
      <Dialog
        title={name}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <Button variant="primary" onClick={() => setOpen(false)}>
            Done
          </Button>
        }
      >
        <PhotoGrid
          images={images}
          isChosen={(id) => ids.includes(id)}
          isFull={ids.length >= MAX_PART_PICTURES}
          onPick={toggle}
        />
      </Dialog>
    </div>
  )
}
