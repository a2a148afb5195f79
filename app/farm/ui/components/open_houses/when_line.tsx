import { openHouseTime, zoneWords } from '#app/farm/contract/open_house_words'
import type { OpenHouse } from '#app/farm/ui/types'
import { useReader } from '#app/kit/hooks/use_reader'

/** Day and hours on the clock of the home. */
export function WhenLine({ house }: { house: OpenHouse }) {
  const { locale } = useReader()
  return (
    <time dateTime={house.starts_at}>
      {openHouseTime(house, locale)}{' '}
      <span className="text-13 text-muted">{zoneWords(house.timezone)}</span>
    </time>
  )
}
