import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { isolated } from '#app/common/text/isolated'
import { designApi } from '#app/designs/ui/design_api'
import type { Design } from '#app/designs/ui/types'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { queries } from '#app/kit/calls/queries'
import { toast } from '#app/kit/toast/toast'
import type { Data } from '#data'

const FAILED = 'We couldn’t add this design to the listing. Try again.'

export function useStaging({ id }: Design, onDone: () => void) {
  const [isBusy, setBusy] = useState(false)

  const use = async ({ slug, name }: OwnHome) => {
    setBusy(true)
    try {
      await designApi.useInListing(id, slug)
      onDone()
      toast.success(`Added to ${name ? isolated(name) : 'your listing'}.`)
    } catch (error) {
      toast.error(sentenceOf(error, FAILED))
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, use: (home: OwnHome) => void use(home) }
}

export type OwnHome = Pick<
  Data.Properties.Property,
  'id' | 'slug' | 'name' | 'featured_image' | 'city' | 'publish'
>

const MAX_LISTINGS = 50

/** The person's published listings, then drafts; null while loading. */
export function useOwnHomes() {
  const { data, error, refetch } = useQuery(
    { queryKey: ['designs', 'own homes'], queryFn: listHomes },
    queries
  )
  return { homes: data ?? null, error: error && sentenceOf(error), retry: () => void refetch() }
}

async function listHomes(): Promise<OwnHome[]> {
  return (await Promise.all([listed('publish'), listed('draft')])).flat()
}

async function listed(publish: 'publish' | 'draft'): Promise<OwnHome[]> {
  const { properties } = await answered(
    api.api.api.ownProperties.index({ params: { publish, count: MAX_LISTINGS } })
  )
  return properties.data
}
