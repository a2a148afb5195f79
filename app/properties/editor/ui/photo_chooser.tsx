import { useState } from 'react'
import { ImagePlus } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { Photo } from '#app/kit/media/photo'
import { Dialog } from '#app/kit/overlay/dialog'
import type { ListingImage } from '#app/properties/drafts/ui/draft'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { MAX_PART_PICTURES, type IllustratedPart } from '#app/properties/parts/part_pictures'

interface PhotoChooserProps {
  /** what the photo is of */
  label: string
  chosenId: number | null
  onChoose: (id: number | null) => void
}

/** Takes one of the listing’s photos. */
export function PhotoChooser({ label, chosenId, onChoose }: PhotoChooserProps) {
  const { images } = useEditor().state.draft
  const [isOpen, setOpen] = useState(false)
  const chosen = images.find(({ id }) => id === chosenId)
  const action = chosen ? 'Change photo' : 'Choose photo'
  const choose = (id: number | null) => {
    onChoose(id)
    setOpen(false)
  }

  return (
    <div className="flex flex-col items-start gap-2 max-sm:max-w-60">
      <Photo image={chosen ?? null} alt="" sizes="240px" className="rounded-2" />
      <Button size="sm" aria-label={`${action}: ${label}`} onClick={() => setOpen(true)}>
        {action}
      </Button>
      <Dialog
        title={label}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={chosen && <Button onClick={() => choose(null)}>No photo</Button>}
      >
        <PhotoGrid images={images} isChosen={(id) => id === chosenId} onPick={choose} />
      </Dialog>
    </div>
  )
}

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

interface PhotoGridProps {
  images: readonly ListingImage[]
  isChosen: (id: number) => boolean
  /** no more can be chosen */
  isFull?: boolean
  onPick: (id: number) => void
}

/** The listing’s photos to choose from. */
function PhotoGrid({ images, isChosen, isFull = false, onPick }: PhotoGridProps) {
  if (!images.length) return <p>Add photos to the listing first.</p>
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {images.map((image, index) => (
        <li key={image.id}>
          <button
            type="button"
            disabled={isFull && !isChosen(image.id)}
            aria-pressed={isChosen(image.id)}
            aria-label={`Photo ${index + 1} of ${images.length}${image.alt ? `: ${image.alt}` : ''}`}
            className="block w-full rounded-2 outline-offset-2 disabled:opacity-50 aria-pressed:outline-2 aria-pressed:outline-brass"
            onClick={() => onPick(image.id)}
          >
            <Photo image={image} alt="" sizes="200px" className="rounded-2" />
          </button>
        </li>
      ))}
    </ul>
  )
}
