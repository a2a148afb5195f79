import { useEffect, useState } from 'react'
import type { Data } from '#data'
import { sentenceOf } from '#app/common/ui/calls/call_failure'
import { answered } from '#app/common/ui/calls/answered'
import { api } from '#app/core/ui/api'

export type OwnHome = Pick<
  Data.Properties.Property,
  'id' | 'slug' | 'name' | 'featured_image' | 'city' | 'publish'
>

/** As many of each kind as one chooses from. */
const MOST = 50

interface Found {
  homes: readonly OwnHome[] | null
  error: string | null
}

/** One's own listings that are out or being written, the published first; null until they are there. */
export function useOwnHomes() {
  const [found, setFound] = useState<Found>({ homes: null, error: null })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isWanted = true
    Promise.all([listed('publish'), listed('draft')]).then(
      (lists) => isWanted && setFound({ homes: lists.flat(), error: null }),
      (error: unknown) => isWanted && setFound({ homes: null, error: sentenceOf(error) })
    )
    return () => {
      isWanted = false
    }
  }, [attempt])

  return {
    ...found,
    retry: () => {
      setFound({ homes: null, error: null })
      setAttempt((before) => before + 1)
    },
  }
}

async function listed(publish: 'publish' | 'draft'): Promise<OwnHome[]> {
  const { properties } = await answered(
    api.api.api.ownProperties.index({ params: { publish, count: MOST } })
  )
  return properties.data
}
