import { Link, usePage } from '@inertiajs/react'
import { CalendarPlus, Rss } from 'lucide-react'
import type { Data } from '#data'
import { isolated } from '#app/common/text/isolated'
import { openHouseStart } from '#app/farm/open_houses/open_house_words'
import { LandingHead } from '#app/farm/open_houses/ui/landing_head'
import { PlaceNote, WhenLine } from '#app/farm/open_houses/ui/when_line'
import { StatusBadge } from '#app/farm/open_houses/ui/status_badge'
import type { OpenHouse } from '#app/farm/ui/types'
import { ButtonLink } from '#app/kit/button/button_link'
import { buttonStyle } from '#app/kit/button/button_style'
import { TextLink } from '#app/kit/button/text_link'
import { PersonLink } from '#app/kit/display/person_link'
import { useFreshAfterBack } from '#app/kit/hooks/use_fresh_after_back'
import { useLocale } from '#app/kit/hooks/use_reader'
import { Photo } from '#app/kit/media/photo'
import { ShareButton } from '#app/kit/share/share_button'
import { LocationMap } from '#app/places/map/ui/location_map'
import { PropertySummary } from '#app/properties/ui/property_summary'

interface OpenHouseLandingProps {
  open_house: OpenHouse
  property: Data.Properties.Property
  /** at the same home */
  others: OpenHouse[]
  is_host: boolean
}

export default function OpenHouseLanding(props: OpenHouseLandingProps) {
  const { open_house: house, property, others, is_host: isHost } = props
  useFreshAfterBack('open_house', 'others')
  const { app } = usePage().props
  const locale = useLocale()
  const path = `/open-houses/${house.slug}`
  const name = property.name ?? 'Untitled listing'
  const isOpen = house.status === 'scheduled' || house.status === 'live'
  const hosts = house.hosts.length ? house.hosts : [property.owner]
  return (
    <article className="page gutter pt-6 pb-24 md:pt-12">
      <LandingHead house={house} property={property} origin={app.url} />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_420px] lg:gap-16">
        <Link href={`/properties/${property.slug}`} aria-label={`See ${name}`} tabIndex={-1}>
          <Photo
            image={property.featured_image}
            sizes="(width >= 1024px) 760px, 100vw"
            alt=""
            priority
            className="rounded-6"
          />
        </Link>
        <div className="flex flex-col items-start gap-5">
          <div className="flex flex-wrap items-center gap-3">
            <p className="label">Open house</p>
            <StatusBadge house={house} />
          </div>
          <h1 dir="auto" className="text-36 break-words md:text-48">
            {name}
          </h1>
          <div>
            <p className="text-18">
              <WhenLine house={house} />
            </p>
            {property.full_address && <p className="mt-1 text-muted">{property.full_address}</p>}
          </div>
          <PlaceNote house={house} />
          <div className="flex flex-wrap gap-3">
            {isOpen && (
              <ButtonLink href={`${path}/register`} variant="primary">
                {house.is_full ? 'Join the waiting list' : 'Register'}
              </ButtonLink>
            )}
            {isOpen && (
              <a href={`${path}.ics`} className={buttonStyle({})}>
                <CalendarPlus size={18} strokeWidth={1.5} aria-hidden />
                Add to calendar
              </a>
            )}
            {isOpen && (
              <ShareButton
                url={`${app.url}${path}`}
                title={`Open house: ${isolated(name)}`}
                image={property.featured_image}
              />
            )}
            {!isOpen && (
              <ButtonLink href={`/properties/${property.slug}`} variant="primary">
                See the home
              </ButtonLink>
            )}
          </div>
          {isHost && (
            <p className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line pt-5 text-13">
              <TextLink href={`/farm/open-houses?open=${house.id}`}>Visitors</TextLink>
              <TextLink href={`${path}/desk`}>Sign-in desk</TextLink>
              <TextLink href={`${path}/sign`}>Printable sign</TextLink>
            </p>
          )}
        </div>
      </div>
      <div className="mt-12 grid grid-cols-1 gap-12 border-t border-line pt-10 lg:grid-cols-[minmax(0,1fr)_420px] lg:gap-16">
        <div className="min-w-0">
          {house.notes && (
            <section className="mb-10">
              <h2 className="text-28">Good to know</h2>
              <p className="mt-3 max-w-[65ch] break-words whitespace-pre-line">{house.notes}</p>
            </section>
          )}
          {property.latitude !== null && property.longitude !== null && (
            <section>
              <h2 className="text-28">How to find it</h2>
              <div className="mt-4 h-80 overflow-hidden rounded-6">
                <LocationMap
                  latitude={property.latitude}
                  longitude={property.longitude}
                  label={name}
                />
              </div>
            </section>
          )}
        </div>
        <aside className="flex min-w-0 flex-col gap-10">
          <section>
            <h2 className="text-22">{hosts.length > 1 ? 'Your hosts' : 'Your host'}</h2>
            <ul className="mt-4 flex flex-col gap-4">
              {hosts.map((host) => (
                <li key={host.id}>
                  <PersonLink person={host} />
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2 className="text-22">The home</h2>
            <div className="mt-3">
              <PropertySummary property={property} wraps />
            </div>
            <p className="mt-2">
              <TextLink href={`/properties/${property.slug}`}>See photos and facts</TextLink>
            </p>
          </section>
          {others.length > 0 && (
            <section>
              <h2 className="text-22">Other dates</h2>
              <ul className="mt-3 flex flex-col">
                {others.map((other) => (
                  <li key={other.id} className="border-b border-line">
                    <Link
                      href={`/open-houses/${other.slug}`}
                      className="flex min-h-11 items-center justify-between gap-4 hover:underline"
                    >
                      {openHouseStart(other.starts_at, other.timezone, locale)}
                      <StatusBadge house={other} />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <p className="flex items-start gap-2 text-13 text-muted">
            <Rss size={18} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0" />
            <span>
              Never miss one:{' '}
              <a
                className="text-ink underline decoration-faint underline-offset-4"
                href={`${app.url.replace(/^https?:/, 'webcal:')}/@${property.owner.handle}/open-houses.ics`}
              >
                subscribe to open houses of <bdi>{property.owner.name}</bdi>
              </a>
            </span>
          </p>
        </aside>
      </div>
    </article>
  )
}
