import { useState } from 'react'
import { Button } from '#app/kit/button/button'
import { Photo } from '#app/kit/media/photo'
import { Dialog } from '#app/kit/overlay/dialog'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'

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
  const choose = (id: number | null) => {
    onChoose(id)
    setOpen(false)
  }

  return (
    <div className="flex flex-col items-start gap-2 max-sm:max-w-60">
      <Photo image={chosen ?? null} alt="" sizes="240px" className="rounded-2" />
      <Button size="sm" aria-label={`${label}: choose`} onClick={() => setOpen(true)}>
        {chosen ? 'Change photo' : 'Choose photo'}
      </Button>
      <Dialog
        title={label}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={chosen && <Button onClick={() => choose(null)}>No photo</Button>}
      >
        {images.length ? (
          <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
            {images.map((image, index) => (
              <li key={image.id}>
                <button
                  type="button"
                  aria-pressed={image.id === chosenId}
                  aria-label={`Photo ${index + 1} of ${images.length}${image.alt ? `: ${image.alt}` : ''}`}
                  className="block w-full rounded-2 outline-offset-2 aria-pressed:outline-2 aria-pressed:outline-brass"
                  onClick={() => choose(image.id)}
                >
                  <Photo image={image} alt="" sizes="200px" className="rounded-2" />
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <p>Add photos to the listing first.</p>
        )}
      </Dialog>
    </div>
  )
}
