import type { ComponentType, KeyboardEvent } from 'react'
import { Redo2, Undo2 } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { DocumentsStep } from '#app/properties/documents/ui/documents_step'
import type { ListingSession } from '#app/properties/drafts/ui/listing_session'
import { BasicsStep } from '#app/properties/editor/ui/basics_step'
import { DescriptionStep } from '#app/properties/editor/ui/description_step'
import { DetailsStep } from '#app/properties/editor/ui/details_step'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { EditingTogether } from '#app/properties/editor/ui/editing_together'
import { PhotosStep } from '#app/properties/editor/ui/photos_step'
import { PlaceStep } from '#app/properties/editor/ui/place_step'
import { PriceStep } from '#app/properties/editor/ui/price_step'
import { SaveNote } from '#app/properties/editor/ui/save_note'
import type { StepId } from '#app/properties/editor/ui/steps'
import { TemplateStep } from '#app/properties/editor/ui/template_step'
import { liveWords } from '#app/properties/publishing/ui/private_words'
import { PublishStep } from '#app/properties/publishing/ui/publish_step'

interface Chapter {
  title: string
  lead: string
  Step: ComponentType
}

const CHAPTERS: Record<StepId, Chapter> = {
  basics: { title: 'Basics', lead: 'Name and key facts', Step: BasicsStep },
  place: {
    title: 'Location',
    lead: 'Start with the town. We’ll fill in the rest.',
    Step: PlaceStep,
  },
  price: { title: 'Price', lead: 'Asking price and accepted currencies', Step: PriceStep },
  photos: {
    title: 'Photos',
    lead: 'The first is your cover. Drag or use the arrow keys to reorder.',
    Step: PhotosStep,
  },
  description: {
    title: 'Description',
    lead: 'Tell the story of the home.',
    Step: DescriptionStep,
  },
  details: {
    title: 'Page details',
    lead: 'Headlines, highlights and layout',
    Step: DetailsStep,
  },
  documents: {
    title: 'Documents',
    lead: 'Certificates, plans and papers as PDF',
    Step: DocumentsStep,
  },
  template: {
    title: 'Template',
    lead: 'How the page is composed, and what moves on it',
    Step: TemplateStep,
  },
  publish: { title: 'Publish', lead: 'One last look before you publish', Step: PublishStep },
}

/** Ctrl or Cmd with Z undoes, with Shift it does again; so does Ctrl with Y. */
function takeUndoKeys(event: KeyboardEvent<HTMLElement>, session: ListingSession): void {
  const isInside = event.target instanceof Node && event.currentTarget.contains(event.target)
  if (!isInside || !(event.ctrlKey || event.metaKey) || event.altKey) return
  const key = event.key.toLowerCase()
  if (key === 'y' || (key === 'z' && event.shiftKey)) session.redo()
  else if (key === 'z') session.undo()
  else return
  event.preventDefault()
}

/** Saves whenever a field loses focus. */
export function StepForm() {
  const { session, state, step } = useEditor()
  const { title, lead, Step } = CHAPTERS[step]
  const isPublished = step === 'publish' && state.listing.publish
  return (
    <div
      className="flex flex-col gap-7 px-5 pt-6 pb-16 md:px-8 lg:border-x lg:border-line lg:px-14 lg:pt-8"
      onBlur={() => void session.flush()}
      onKeyDown={(event) => takeUndoKeys(event, session)}
    >
      <div className="[&>*+*:not(:empty)]:mt-3">
        <EditingTogether />
      </div>
      <header>
        <div className="flex min-h-6 items-center justify-between gap-4">
          <SaveNote />
          <UndoButtons />
        </div>
        <h1
          dir="auto"
          data-step-heading
          tabIndex={-1}
          className="mt-2 scroll-mt-40 text-36 outline-none"
        >
          {title}
        </h1>
        <p className="mt-1.5 text-13 text-muted">{isPublished ? liveWords(state.listing) : lead}</p>
      </header>
      <Step key={step} />
    </div>
  )
}

function UndoButtons() {
  const { session, state } = useEditor()
  return (
    <div className="-my-1.5 flex">
      <IconButton
        icon={Undo2}
        label="Undo"
        size="sm"
        disabled={!state.canUndo}
        onClick={() => session.undo()}
      />
      <IconButton
        icon={Redo2}
        label="Redo"
        size="sm"
        disabled={!state.canRedo}
        onClick={() => session.redo()}
      />
    </div>
  )
}
