import { SlidersHorizontal } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { Sheet } from '#app/kit/overlay/sheet'
import { useMediaQuery } from '#app/kit/hooks/use_media_query'
import {
  PublicFilters,
  type PublicFiltersProps,
} from '#app/designs/ui/components/public/public_filters'

/** A column on wide screens, a sheet behind a button on small ones. */
export function FilterPanel(props: PublicFiltersProps) {
  const isBeside = useMediaQuery('(width >= 1024px)')
  const isEmpty = Object.values(props.looks).every((options) => options.length === 0)
  if (isEmpty) return null

  return (
    <>
      <section aria-label="Filter" className="max-lg:hidden">
        <PublicFilters {...props} />
      </section>
      <div className="lg:hidden">
        <Sheet title="Filter" trigger={<Button icon={SlidersHorizontal}>Filter</Button>}>
          {!isBeside && <PublicFilters {...props} />}
        </Sheet>
      </div>
    </>
  )
}
