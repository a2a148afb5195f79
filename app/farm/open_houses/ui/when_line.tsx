import { zoneWords } from '#app/common/text/zone_words'
import { openHouseDay, openHouseHours } from '#app/farm/open_houses/open_house_words'
import type { OpenHouse } from '#app/farm/ui/types'
import { useLocale } from '#app/kit/hooks/use_reader'

/** Day and hours on the clock of the home. */
export function WhenLine({ house }: { house: OpenHouse }) {
  const locale = useLocale()
  return (
    <time dateTime={house.starts_at}>
      {openHouseDay(house, locale)},{' '}
      <span className="whitespace-nowrap">{openHouseHours(house, locale)}</span>{' '}
      <span className="text-13 whitespace-nowrap text-muted">{zoneWords(house.timezone)}</span>
    </time>
  )
}

/** How many places are left, where they are limited, or why one can’t register. */
export function PlaceNote({ house }: { house: OpenHouse }) {
  const words = wordsOf(house)
  return words && <p className="text-muted">{words}</p>
}

function wordsOf({ status, capacity, registrations_count: taken }: OpenHouse): string | null {
  if (status === 'cancelled') {
    return 'This open house won’t take place. Ask for a viewing on the home’s page.'
  }
  if (status === 'ended') return 'This open house is over. Ask for a viewing on the home’s page.'
  if (capacity === null) return null
  const left = capacity - taken
  if (left <= 0) return 'All places are taken. We’ll email you as soon as one is free.'
  return left === 1 ? 'One place left' : `${left} of ${capacity} places left`
}
