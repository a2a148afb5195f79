import type { ComponentType } from 'react'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { SaveNote } from '#app/properties/ui/components/editor/save_note'
import type { StepId } from '#app/properties/ui/components/editor/state/steps'
import { BasicsStep } from '#app/properties/ui/components/editor/steps/basics_step'
import { PartsStep } from '#app/properties/ui/components/editor/steps/parts_step'
import { PhotographsStep } from '#app/properties/ui/components/editor/steps/photographs_step'
import { PlaceStep } from '#app/properties/ui/components/editor/steps/place_step'
import { PriceStep } from '#app/properties/ui/components/editor/steps/price_step'
import { PublishStep } from '#app/properties/ui/components/editor/steps/publish_step'
import { WordsStep } from '#app/properties/ui/components/editor/steps/words_step'

interface Chapter {
  title: string
  lead: string
  Step: ComponentType
}

const CHAPTERS: Record<StepId, Chapter> = {
  basics: { title: 'Basics', lead: 'What it is called, and its figures.', Step: BasicsStep },
  place: { title: 'Place', lead: 'The town first; the rest follows from it.', Step: PlaceStep },
  price: { title: 'Price', lead: 'What it costs, and what you take for it.', Step: PriceStep },
  photographs: {
    title: 'Photographs',
    lead: 'The first one leads. Drag to order, or focus one and use the arrow keys.',
    Step: PhotographsStep,
  },
  words: { title: 'Words', lead: 'The description, as long as it needs.', Step: WordsStep },
  parts: { title: 'Parts', lead: 'What each part of the page says.', Step: PartsStep },
  publish: { title: 'Publish', lead: 'A last look, then let it go.', Step: PublishStep },
}

/** The open step: its heading, whether it is saved, and its fields. What loses focus is saved. */
export function StepForm() {
  const { session, step } = useEditor()
  const { title, lead, Step } = CHAPTERS[step]
  return (
    <div
      className="flex flex-col gap-7 px-5 pt-6 pb-16 md:px-8 lg:border-x lg:border-line lg:px-14 lg:pt-8"
      onBlur={() => void session.flush()}
    >
      <header>
        <SaveNote />
        <h1 data-step-heading tabIndex={-1} className="mt-2 scroll-mt-40 text-36 outline-none">
          {title}
        </h1>
        <p className="mt-1.5 text-13 text-muted">{lead}</p>
      </header>
      <Step key={step} />
    </div>
  )
}
