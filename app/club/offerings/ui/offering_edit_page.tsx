import { useState } from 'react'
import { Head, router } from '@inertiajs/react'
import { clubApi } from '#app/club/ui/club_api'
import { OfferingForm, type OfferingDraft } from '#app/club/offerings/ui/offering_form'
import type { OfferingStatus } from '#app/club/offerings/offering_options'
import type { Offering } from '#app/club/offerings/ui/offering_types'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { SectionHeading } from '#app/kit/display/section_heading'
import { CallForm } from '#app/kit/form/call_form'
import { RefusalNote } from '#app/kit/form/refusal_note'

interface OfferingEditProps {
  /** null for a new one */
  offering: Offering | null
  /** one’s own */
  markets: NonNullable<Offering['market']>[]
}

export default function OfferingEdit({ offering, markets }: OfferingEditProps) {
  const [draft, setDraft] = useState(() => draftOf(offering))
  const retry = useRetryKey()
  const [saving, setSaving] = useState<OfferingStatus | null>(null)
  const { run, isRunning, refusal } = useCall()
  const isPublic = offering?.status === 'publish'

  const save = async (status: OfferingStatus) => {
    setSaving(status)
    const change = { ...wireOf(draft), status }
    const saved = await run(() =>
      offering
        ? clubApi.updateOffering(offering.slug, change)
        : clubApi.createOffering(change, retry.of(change))
    )
    if (saved) router.visit(`/offerings/${saved.slug}`)
  }
  const otherStatus = offering?.status === 'archive' ? 'archive' : 'draft'
  return (
    <div className="gutter page pt-10 pb-24">
      <Head title={offering ? offering.title : 'Offering create'} />
      <div className="max-w-160">
        <SectionHeading level="page" label="Offerings">
          {offering ? 'Edit offering' : 'Offer something'}
        </SectionHeading>
        {!offering && (
          <p className="mt-4 text-18 text-muted">
            What you do well, for others here: for money, which you settle yourselves, or for club
            coin.
          </p>
        )}
        <CallForm
          refusal={refusal}
          onSubmit={() => void save('publish')}
          className="mt-10 flex flex-col gap-7"
        >
          <OfferingForm
            draft={draft}
            markets={markets}
            errors={refusal?.errors ?? {}}
            onChange={setDraft}
          />
          <RefusalNote refusal={refusal} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" isLoading={isRunning && saving === 'publish'}>
              {isPublic ? 'Save changes' : 'Publish offering'}
            </Button>
            {!isPublic && (
              <Button
                isLoading={isRunning && saving !== 'publish'}
                onClick={() => void save(otherStatus)}
              >
                {otherStatus === 'archive' ? 'Save changes' : 'Save draft'}
              </Button>
            )}
            <ButtonLink
              href={offering ? `/offerings/${offering.slug}` : '/offerings'}
              variant="quiet"
            >
              Cancel
            </ButtonLink>
          </div>
        </CallForm>
      </div>
    </div>
  )
}

function draftOf(offering: Offering | null): OfferingDraft {
  return {
    title: offering?.title ?? '',
    kind: offering?.kind ?? 'service',
    description: offering?.description ?? '',
    price: offering?.price ?? null,
    currency: offering?.currency ?? 'EUR',
    coins: offering?.coin_price ?? null,
    market: offering?.market ?? null,
    images: offering?.images ?? [],
  }
}

function wireOf({
  title,
  kind,
  description,
  price,
  currency,
  coins,
  market,
  images,
}: OfferingDraft) {
  return {
    title,
    kind,
    description,
    price,
    currency: price === null ? null : currency,
    coin_price: coins,
    market_id: market?.id ?? null,
    images: images.map(({ id }) => id),
  }
}
