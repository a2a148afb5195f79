import type { Data } from '#data'
import { countWords } from '#app/kit/display/count_words'
import { Dotted } from '#app/kit/display/dotted'
import { useLocale } from '#app/kit/hooks/use_reader'
import { formatArea } from '#app/properties/ui/format_measures'

type Summarized = Pick<
  Data.Properties.Property.Variants['toCard'],
  'city' | 'bedrooms' | 'living_area' | 'area_unit'
>

interface PropertySummaryProps {
  property: Summarized
  /** on several lines where there isn't room, instead of cut */
  wraps?: boolean
}

export function PropertySummary({ property, wraps = false }: PropertySummaryProps) {
  const locale = useLocale()
  const parts = [
    property.city,
    property.bedrooms ? countWords(property.bedrooms, 'bedroom') : null,
    property.living_area ? formatArea(property.living_area, property.area_unit, locale) : null,
  ]
  return (
    <p className={`text-13 text-muted ${wraps ? '' : 'truncate'}`}>
      <Dotted facts={parts.filter((part) => typeof part === 'string')} />
    </p>
  )
}
