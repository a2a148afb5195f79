import type { AreaUnit } from '#app/properties/listing_options'
import type { Room } from '#app/properties/parts/component_content'
import { formatArea } from '#app/properties/ui/format_measures'
import type { Data } from '#data'

interface Fact {
  label: string
  value: string | number
}

/** The key figures that the listing names. */
export function factsOf(property: Data.Properties.Property, locale: string): Fact[] {
  const area = (value: number | null) => value && formatArea(value, property.area_unit, locale)
  const facts = [
    { label: property.bedrooms === 1 ? 'bedroom' : 'bedrooms', value: property.bedrooms },
    { label: property.bathrooms === 1 ? 'bathroom' : 'bathrooms', value: property.bathrooms },
    { label: 'living area', value: area(property.living_area) },
    { label: 'land area', value: area(property.lot_area) },
    { label: 'built', value: property.year_built },
  ]
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}

/** `24 m² · Ground floor`; empty where neither is known. */
export function roomWords({ size, floor }: Room, unit: AreaUnit, locale: string): string {
  return [size && formatArea(size, unit, locale), floor].filter(Boolean).join(' · ')
}

/** An address as it is linked and shown; null for what isn’t on the web. */
export function websiteOf(typed: string): { href: string; words: string } | null {
  const address = typed.trim()
  const whole = /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`
  if (!address || !URL.canParse(whole)) return null
  const { protocol, href } = new URL(whole)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  return { href, words: href.replace(/^https?:\/\//, '').replace(/\/$/, '') }
}
