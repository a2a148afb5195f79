import { useState } from 'react'
import { Head, router } from '@inertiajs/react'
import { ButtonLink } from '#app/kit/button/button_link'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Field } from '#app/kit/form/field'
import { Select } from '#app/kit/form/select'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { TEMPLATE_NAMES, type Template } from '#app/properties/templates/listing_templates'
import { SAMPLE_LISTING } from '#app/properties/templates/ui/sample_listing'
import { prepareParts } from '#app/properties/parts/ui/parts_on_demand'
import { TemplateChoice } from '#app/properties/templates/ui/template_choice'
import type { Data } from '#data'

interface TemplatesProps {
  /** null where no listing is published yet */
  shown: { property: Data.Properties.Property; images: Data.Media.Image[] } | null
  is_own: boolean
  /** the viewer's own */
  listings: { slug: string; name: string | null }[]
  can_create: boolean
}

/** What a listing had before one was chosen here. */
interface LastChoice {
  slug: string
  before: Template
}

export const prepare = ({ shown }: TemplatesProps) =>
  shown ? prepareParts({ ...shown, documents: [] }) : Promise.resolve()

export default function Templates({
  shown,
  is_own: isOwn,
  listings,
  can_create: canCreate,
}: TemplatesProps) {
  const { property, images } = shown ?? { property: SAMPLE_LISTING, images: [] }
  const [last, setLast] = useState<LastChoice | null>(null)
  const before = last?.slug === property.slug ? last.before : null
  const options = listings.map(({ slug, name }) => ({
    value: slug,
    label: name ?? 'Untitled listing',
  }))
  return (
    <div className="gutter page pt-10 pb-24">
      <Head title="Templates">
        <meta
          head-key="description"
          name="description"
          content="Four looks for the page of a home, shown with a listing of yours."
        />
      </Head>
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
            <TemplateChoice
              {...{ template, property, images, isOwn, canCreate, before }}
              onChosen={(chosen) => setLast(chosen && { slug: property.slug, before: chosen })}
            />
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
          <ButtonLink href="/settings/profile-information">Open your profile</ButtonLink>
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
