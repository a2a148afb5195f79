import { memo } from 'react'
import { Link } from '@inertiajs/react'
import { countWords } from '#app/kit/display/count_words'
import { useLocale } from '#app/kit/hooks/use_reader'
import { HomePrice } from '#app/properties/ui/home_price'
import { formatArea } from '#app/properties/ui/format_measures'
import { OpenHouseBadge } from '#app/properties/ui/open_house_badge'
import { SaveButton } from '#app/properties/saving/ui/save_button'
import type { DistanceUnit } from '#app/search/search_options'
import { ResultMenu } from '#app/search/ui/result_menu'
import { CardPhotos } from '#app/search/ui/card_photos'
import type { FoundHome } from '#app/search/ui/types'

interface ResultCardProps {
  home: FoundHome
  unit: DistanceUnit
  isActive: boolean
  isFirst: boolean
  onActive: (id: number | null) => void
}

/** Of a long list, in which what one points at changes one card. */
export const ResultCard = memo(function ResultCard({
  home,
  unit,
  isActive,
  isFirst,
  onActive,
}: ResultCardProps) {
  const locale = useLocale()
  return (
    <article
      id={`home-${home.id}`}
      className="group relative scroll-mt-40"
      onPointerEnter={() => onActive(home.id)}
      onPointerLeave={() => onActive(null)}
      onFocus={() => onActive(home.id)}
      onBlur={() => onActive(null)}
    >
      <CardPhotos
        home={home}
        isFirst={isFirst}
        className={`rounded-6 ${isActive ? 'outline-2 outline-offset-3 outline-brass' : ''}`}
      />
      <div className="mt-3 flex items-baseline justify-between gap-3">
        <p className="display text-22">
          {home.currency ? <HomePrice home={home} /> : 'Price on request'}
        </p>
        {home.distance !== null && (
          <span className="num text-13 whitespace-nowrap text-muted">
            {new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(home.distance)}{' '}
            {unit}
          </span>
        )}
      </div>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="mt-0.5 truncate font-sans text-15">
            <Link
              dir="auto"
              href={`/properties/${home.slug}`}
              className="after:absolute after:inset-0 group-hover:underline"
            >
              {home.name}
            </Link>
          </h2>
          <p className="truncate text-13 text-muted">{factsOf(home, locale)}</p>
        </div>
        <ResultMenu home={home} />
      </div>
      <SaveButton home={home} className="absolute top-3 right-3 z-1" />
      {home.next_open_house_at && (
        <p className="pointer-events-none absolute top-3 left-3 z-1">
          <OpenHouseBadge at={home.next_open_house_at} />
        </p>
      )}
    </article>
  )
})

function factsOf(home: FoundHome, locale: string): string {
  const parts = [
    home.city,
    home.bedrooms && countWords(home.bedrooms, 'bed'),
    home.bathrooms && countWords(home.bathrooms, 'bath'),
    home.living_area && formatArea(home.living_area, home.area_unit, locale),
  ]
  return parts.filter(Boolean).join(' · ')
}
