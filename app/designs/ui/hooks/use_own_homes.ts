import { useQuery } from '@tanstack/react-query'
import type { Data } from '#data'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { queries } from '#app/kit/calls/queries'

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
