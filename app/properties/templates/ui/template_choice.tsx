import { useEffect, useRef, useState } from 'react'
import { Check, Undo2 } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { TEMPLATES, templateOf, type Template } from '#app/properties/templates/listing_templates'
import { TemplatePreview } from '#app/properties/templates/ui/template_preview'
import { NewListing } from '#app/properties/ui/new_listing'
import type { Data } from '#data'

interface TemplateChoiceProps {
  template: Template
  property: Data.Properties.Property
  images: readonly Data.Media.Image[]
  /** the viewer may give the listing this template */
  isOwn: boolean
  /** the viewer may start a listing */
  canCreate: boolean
  /** what the listing had before one was chosen here */
  before: Template | null
  /** @param before what it had until now; null where the choice was taken back */
  onChosen: (before: Template | null) => void
}

const routes = api.api.api.properties

const editorOf = (slug: string) => `/properties/${slug}/edit?step=template`

/** A template with a listing in it, to use for that listing or for a new one. */
export function TemplateChoice(props: TemplateChoiceProps) {
  const { template, property, images, isOwn, canCreate, before, onChosen } = props
  const { label, hint } = TEMPLATES[template]
  const name = property.name ?? 'Untitled listing'
  const [isStarting, setStarting] = useState(false)
  const { run, isRunning, refusal } = useCall()
  const isUsed = isOwn && property.template === template

  const give = async (next: Template, former: Template | null) => {
    const { slug, template: seen } = property
    const body = { property: { template: next }, seen: { template: seen } }
    if (!(await run(() => answered(routes.update({ params: { slug }, body }))))) return
    onChosen(former)
    reloadPage({ only: ['shown'] })
  }

  return (
    <article aria-label={label}>
      <div className="overflow-hidden rounded-6 border border-line">
        <TemplatePreview {...{ property, images, template }} label={`${label}, with ${name}`} />
      </div>
      <h2 className="mt-5 text-28">{label}</h2>
      <p className="mt-1 max-w-[60ch] text-muted">{hint}</p>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {isOwn && !isUsed && (
          <Button
            variant="primary"
            isLoading={isRunning}
            onClick={() => void give(template, templateOf(property.template))}
          >
            Use this template
          </Button>
        )}
        {isUsed && (
          <>
            <p role="status" className="flex min-h-11 items-center gap-2 text-positive">
              <Check size={18} strokeWidth={1.5} aria-hidden />
              <span className="break-words">
                In use for <bdi>{name}</bdi>
              </span>
            </p>
            {before && before !== template && (
              <UndoButton
                label={`Undo: back to ${TEMPLATES[before].label}`}
                isLoading={isRunning}
                onUndo={() => void give(before, null)}
              />
            )}
            <ButtonLink href={editorOf(property.slug)}>Open in the editor</ButtonLink>
          </>
        )}
        {canCreate && (
          <Button
            variant={isOwn ? 'line' : 'primary'}
            aria-haspopup="dialog"
            onClick={() => setStarting(true)}
          >
            Start a new listing
          </Button>
        )}
        <NewListing template={template} isOpen={isStarting} onOpenChange={setStarting} />
      </div>
      <RefusalNote refusal={refusal} />
    </article>
  )
}

interface UndoButtonProps {
  label: string
  isLoading: boolean
  onUndo: () => void
}

/** Takes the focus: the button that chose the template is gone. */
function UndoButton({ label, isLoading, onUndo }: UndoButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <Button ref={button} icon={Undo2} isLoading={isLoading} onClick={onUndo}>
      {label}
    </Button>
  )
}
