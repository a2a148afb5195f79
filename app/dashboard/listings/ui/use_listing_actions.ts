import { router } from '@inertiajs/react'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { onceHeaders } from '#app/kit/calls/retry_key'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { toast } from '#app/kit/toast/toast'
import { listingApi } from '#app/properties/drafts/ui/listing_api'

interface OwnListing {
  slug: string
  status: 'draft' | 'publish' | 'archive'
}

/** Actions on a row of the person's own listings. Failures show a toast. */
export function useListingActions({ slug, status }: OwnListing) {
  const retry = useRetryKey()

  const archive = () =>
    attempt(async () => {
      await listingApi.setStatus(slug, 'archive')
      toast.success('Archived.', { action: { label: 'Undo', onAct: () => void unarchive() } })
      showAgain()
    })
  const unarchive = () =>
    attempt(async () => {
      if (status === 'publish') await listingApi.publish(slug, true)
      else await listingApi.setStatus(slug, 'draft')
      toast.success(status === 'publish' ? 'Published again.' : 'Moved to drafts.')
      showAgain()
    })
  const duplicate = () =>
    attempt(async () => {
      const headers = onceHeaders(retry.of(slug))
      const call = api.api.api.duplicates.store({ params: { slug }, headers })
      const { property } = await answered(call)
      router.visit(`/properties/${property.slug}/edit`)
    })

  return { archive, unarchive, duplicate }
}

async function attempt(act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    toast.error(sentenceOf(error))
  }
}

/** Undo works from any page; only the list itself must be refreshed. */
function showAgain(): void {
  if (location.pathname !== '/dashboard/properties') return
  router.visit(location.href, { preserveScroll: true, preserveState: false, replace: true })
}
