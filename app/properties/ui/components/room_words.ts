import type { Room } from '#app/properties/contract/component_content'
import type { AreaUnit } from '#app/properties/contract/listing_options'
import { formatArea } from '#app/properties/ui/components/format_area'

/** `24 m² · Ground floor`; empty where neither is known. */
export function roomWords({ size, floor }: Room, unit: AreaUnit, locale: string): string {
  return [size && formatArea(size, unit, locale), floor].filter(Boolean).join(' · ')
}
