import { Head, router } from '@inertiajs/react'
import { Check } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { onceHeaders } from '#app/kit/calls/retry_key'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Field } from '#app/kit/form/field'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { Select } from '#app/kit/form/select'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import {
  TEMPLATE_NAMES,
  TEMPLATES,
  type Template,
} from '#app/properties/templates/listing_templates'
import { SAMPLE_LISTING } from '#app/properties/templates/ui/sample_listing'
import { TemplatePreview } from '#app/properties/templates/ui/template_preview'
import type { Data } from '#data'

interface TemplatesProps {
  /** null where no listing is published yet */
  shown: { property: Data.Properties.Property; images: Data.Media.Image[] } | null
  is_own: boolean
  /** the viewer's own */
  listings: { slug: string; name: string | null }[]
  can_create: boolean
}

export default function Templates({
  shown,
  is_own: isOwn,
  listings,
  can_create: canCreate,
}: TemplatesProps) {
  const { property, images } = shown ?? { property: SAMPLE_LISTING, images: [] }
  const options = listings.map(({ slug, name }) => ({
    value: slug,
    label: name ?? 'Untitled listing',
  }))
  return (
    <div className="gutter page pt-10 pb-24">
      <Head title="Templates" />
      <SectionHeading level="page" label="Listings">
        Templates
      </SectionHeading>
      <p className="mt-4 max-w-[60ch] text-18 text-muted">
        Four ways to compose a listing’s page. Scroll inside each preview to see all of it.
      </p>
      {options.length > 0 && (
        <div className="mt-8 max-w-80">
          <Field label="Preview with">
            <Select
              options={options}
              value={property.slug}
              onChange={(slug) =>
                router.visit(`/templates?listing=${slug}`, { preserveScroll: true })
              }
            />
          </Field>
        </div>
      )}
      {!canCreate && !isOwn && <HowToStart />}
      <ul className="mt-10 grid gap-x-8 gap-y-14 md:mt-14 lg:grid-cols-2">
        {TEMPLATE_NAMES.map((template) => (
          <li key={template} className="min-w-0">
            <TemplateChoice {...{ template, property, images, isOwn, canCreate }} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** For people who can’t make listings. */
function HowToStart() {
  const isSignedIn = useAccount() !== null
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 border-y border-line py-5">
      <p className="max-w-[60ch]">
        {isSignedIn
          ? 'Realtors publish listings. Choose that account type in your profile to start one.'
          : 'Sign in as a realtor to use a template. New here? Join; it takes a minute.'}
      </p>
      <div className="flex gap-3">
        {isSignedIn ? (
          <ButtonLink href="/profile">Open your profile</ButtonLink>
        ) : (
          <>
            <ButtonLink href="/templates/start">Sign in</ButtonLink>
            <ButtonLink href="/register" variant="ink">
              Join
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  )
}

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
function TemplateChoice(props: TemplateChoiceProps) {
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
    const headers = onceHeaders(retry.of(body))
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
