import { useState } from 'react'
import { Head, router } from '@inertiajs/react'
import { Plus } from 'lucide-react'
import type { FigureRange } from '#app/dashboard/dashboard_options'
import type { Analytics } from '#app/dashboard/figures/ui/figure_periods'
import { FiguresPanel } from '#app/dashboard/figures/ui/figures_panel'
import { ListingRows } from '#app/dashboard/listings/ui/listing_rows'
import type { OwnListing } from '#app/dashboard/ui/own_listing'
import { Button } from '#app/kit/button/button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { onceHeaders } from '#app/kit/calls/retry_key'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { Tabs } from '#app/kit/tabs/tabs'
import { MAX_LISTING_NAME_CHARACTERS, type PropertyStatus } from '#app/properties/listing_options'

interface PropertiesProps {
  status: PropertyStatus
  counts: Record<PropertyStatus, number>
  properties: OwnListing[]
  next_page_url: string | null
  days: FigureRange
  analytics: Analytics
}

export default function Properties(props: PropertiesProps) {
  const { status, counts, days, analytics } = props
  const [isCreating, setCreating] = useState(false)

  const show = (chosen: PropertyStatus) =>
    router.visit('/dashboard/properties', {
      data: { status: chosen, days },
      preserveScroll: true,
      preserveState: true,
    })

  return (
    <div className="gutter page py-10">
      <Head title="Realtor dashboard" />
      <SectionHeading
        level="page"
        label="Dashboard"
        action={
          <Button variant="primary" icon={Plus} onClick={() => setCreating(true)}>
            New listing
          </Button>
        }
      >
        My listings
      </SectionHeading>
      <div className="mt-8">
        <Tabs
          label="Listings by status"
          value={status}
          onChange={show}
          tabs={[
            { value: 'publish', label: 'Published', count: counts.publish },
            { value: 'draft', label: 'Drafts', count: counts.draft },
            { value: 'archive', label: 'Archive', count: counts.archive },
          ]}
        >
          <ListingRows key={status} {...props} onCreate={() => setCreating(true)} />
        </Tabs>
      </div>
      {counts.publish + counts.archive > 0 && (
        <div className="mt-16">
          <FiguresPanel title="All listings" days={days} analytics={analytics} />
        </div>
      )}
      <NewListingDialog isOpen={isCreating} onOpenChange={setCreating} />
    </div>
  )
}

interface NewListingDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

function NewListingDialog({ isOpen, onOpenChange }: NewListingDialogProps) {
  const retry = useRetryKey()
  const [name, setName] = useState('')
  const { run, isRunning, refusal } = useCall()

  const create = async () => {
    const body = { property: { name } }
    const headers = onceHeaders(retry.of(body))
    const answer = await run(() => answered(api.api.api.properties.store({ body, headers })))
    if (answer) router.visit(`/properties/${answer.property.slug}/edit`)
  }

  return (
    <FormDialog
      title="New listing"
      description="It stays a draft, visible only to you, until you publish it."
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      submit="Create draft"
      isLoading={isRunning}
      onSubmit={() => void create()}
    >
      <Field
        label="Name"
        hint="For example, Casa Livia. You can change it later."
        error={refusal?.message}
      >
        <Input
          name="name"
          value={name}
          maxLength={MAX_LISTING_NAME_CHARACTERS}
          required
          autoFocus
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
