import { House } from 'lucide-react'
import { router } from '@inertiajs/react'
import { Button } from '#app/kit/button/button'
import { useOwnHomes } from '#app/designs/ui/hooks/use_own_homes'
import { useStaging } from '#app/designs/ui/hooks/use_staging'
import type { Design } from '#app/designs/ui/state/types'

interface BackToListingProps {
  design: Design
  /** of the listing whose photo this was */
  slug: string
}

/** Puts the design into the listing that its photo came from, and goes there. */
export function BackToListing({ design, slug }: BackToListingProps) {
  const { homes } = useOwnHomes()
  const home = homes?.find((one) => one.slug === slug)
  const { isBusy, use } = useStaging(design, () => router.visit(`/properties/${slug}`))
  if (!home) return null
  return (
    <Button icon={House} isLoading={isBusy} onClick={() => use(home)}>
      Add to {home.name ?? 'the listing'}
    </Button>
  )
}
