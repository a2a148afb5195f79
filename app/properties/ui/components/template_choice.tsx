import { router } from '@inertiajs/react'
import { Check } from 'lucide-react'
import type { Data } from '#data'
import { Button } from '#app/kit/button/button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { TEMPLATES, type Template } from '#app/properties/contract/listing_templates'
import { TemplatePreview } from '#app/properties/ui/components/template_preview'

interface TemplateChoiceProps {
  template: Template
  property: Data.Properties.Property
  images: readonly Data.Media.Image[]
  /** the viewer may give the listing this template */
  isOwn: boolean
  /** the viewer may start a listing */
  canCreate: boolean
}

const routes = api.api.api.properties

/** A template with a listing in it, to use for that listing or for a new one. */
export function TemplateChoice(props: TemplateChoiceProps) {
  const { template, property, images, isOwn, canCreate } = props
  const { label, hint } = TEMPLATES[template]
  const name = property.name ?? 'Untitled listing'
  const retry = useRetryKey()
  const { run, isRunning, refusal } = useCall()
  const isUsed = isOwn && property.template === template

  const edit = (slug: string) => router.visit(`/properties/${slug}/edit?step=template`)
  const use = async () => {
    const { slug } = property
    const body = { property: { template } }
    if (await run(() => answered(routes.update({ params: { slug }, body })))) edit(slug)
  }
  const start = async () => {
    const body = { property: { template } }
    const headers = { 'Idempotency-Key': retry.of(body) }
    const answer = await run(() => answered(routes.store({ body, headers })))
    if (answer) edit(answer.property.slug)
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
          <Button variant="primary" isLoading={isRunning} onClick={() => void use()}>
            Use this template
          </Button>
        )}
        {isUsed && (
          <p className="flex min-h-11 items-center gap-2 text-positive">
            <Check size={18} strokeWidth={1.5} aria-hidden />
            <span className="break-words">
              In use for <bdi>{name}</bdi>
            </span>
          </p>
        )}
        {canCreate && (
          <Button
            variant={isOwn ? 'line' : 'primary'}
            isLoading={isRunning}
            onClick={() => void start()}
          >
            Start a new listing
          </Button>
        )}
      </div>
      <RefusalNote refusal={refusal} />
    </article>
  )
}
