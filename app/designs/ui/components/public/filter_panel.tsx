import { SlidersHorizontal } from 'lucide-react'
import { Button } from '#app/common/ui/kit/button'
import { Sheet } from '#app/common/ui/kit/sheet'
import { useMediaQuery } from '#app/common/ui/hooks/use_media_query'
import {
  PublicFilters,
  type PublicFiltersProps,
} from '#app/designs/ui/components/public/public_filters'

/** The filters: beside the designs where there is room, behind a button on smaller screens. */
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
