import { useState } from 'react'
import { Field } from '#app/kit/form/field'
import { Select } from '#app/kit/form/select'
import { Textarea } from '#app/kit/form/textarea'
import {
  MAX_WALKTHROUGH_DESCRIPTION_CHARACTERS,
  MAX_WALKTHROUGH_TITLE_CHARACTERS,
} from '#app/walkthroughs/walkthrough_limits'
import { BlurInput } from '#app/walkthroughs/ui/blur_input'
import { useWalkthroughSave } from '#app/walkthroughs/ui/use_save'
import type { Walkthrough } from '#app/walkthroughs/ui/video_words'
import { walkthroughsApi } from '#app/walkthroughs/ui/walkthroughs_api'

const NONE = 'none'

interface DetailsFormProps {
  walkthrough: Walkthrough
  /** one's own */
  listings: { slug: string; name: string | null }[]
}

export function DetailsForm({ walkthrough, listings }: DetailsFormProps) {
  const { slug, property } = walkthrough
  const { save, refusal } = useWalkthroughSave()
  const [description, setDescription] = useState(walkthrough.description)
  const attached =
    property && !listings.some((each) => each.slug === property.slug)
      ? [{ slug: property.slug, name: property.name }]
      : []
  const options = [
    { value: NONE, label: 'No listing' },
    ...[...attached, ...listings].map((each) => ({
      value: each.slug,
      label: each.name ?? 'Untitled listing',
    })),
  ]

  return (
    <section aria-label="Details" className="flex flex-col gap-5">
      <Field label="Title" error={refusal?.errors['walkthrough.title']}>
        <BlurInput
          value={walkthrough.title}
          maxLength={MAX_WALKTHROUGH_TITLE_CHARACTERS}
          placeholder="For example, Casa Livia"
          onSave={(title) => void save(() => walkthroughsApi.update(slug, { title }))}
        />
      </Field>
      <Field label="Description" isOptional>
        <Textarea
          rows={3}
          value={description}
          maxLength={MAX_WALKTHROUGH_DESCRIPTION_CHARACTERS}
          onChange={({ target }) => setDescription(target.value)}
          onBlur={() => {
            if (description === walkthrough.description) return
            void save(() => walkthroughsApi.update(slug, { description }))
          }}
        />
      </Field>
      {(listings.length > 0 || property) && (
        <Field
          label="Listing"
          hint="Once both are published, the walkthrough is on the listing’s page."
        >
          <Select
            options={options}
            value={property?.slug ?? NONE}
            onChange={(chosen) =>
              void save(() =>
                walkthroughsApi.update(slug, { property_slug: chosen === NONE ? null : chosen })
              )
            }
          />
        </Field>
      )}
      {refusal && (
        <p role="alert" className="text-13 text-danger">
          {refusal.message}
        </p>
      )}
    </section>
  )
}
