import { useState } from 'react'
import { Button } from '#app/kit/button/button'
import { Photo } from '#app/kit/media/photo'
import { Dialog } from '#app/kit/overlay/dialog'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { PhotoGrid } from '#app/properties/ui/components/editor/photo_grid'

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
