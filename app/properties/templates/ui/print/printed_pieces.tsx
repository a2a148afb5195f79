import { useLocale } from '#app/kit/hooks/use_reader'
import { Photo } from '#app/kit/media/photo'
import { QrCode } from '#app/kit/share/qr_code'
import { floorPlansContent, shownPlans } from '#app/properties/floor_plans/floor_plans'
import { PlanPaper } from '#app/properties/floor_plans/ui/plan_paper'
import { featuresContent } from '#app/properties/parts/component_content'
import { AcceptedMoney } from '#app/properties/prices/ui/accepted_money'
import { OwnPrice } from '#app/properties/prices/ui/own_price'
import { rentTerms } from '#app/properties/prices/ui/rent_terms'
import { HomePrice } from '#app/properties/ui/home_price'
import { formatArea } from '#app/properties/ui/format_measures'
import type { Data } from '#data'

export interface Printed {
  property: Data.Properties.Property
  /** the cover first */
  images: readonly Data.Media.Image[]
  /** of the page, absolute */
  url: string
}

interface PieceProps extends Pick<Printed, 'property'> {
  className?: string
}

const MAX_FEATURES = 8

export function PrintedName({ property, className = '' }: PieceProps) {
  return (
    <h1 dir="auto" className={`break-words ${className}`}>
      {property.name ?? 'Untitled listing'}
    </h1>
  )
}

export function PrintedAddress({ property }: PieceProps) {
  return <p className="mt-1 text-muted">{property.full_address}</p>
}

interface PrintedMoneyProps extends PieceProps {
  /** facts beside it tell what else is accepted */
  isBesideFacts?: boolean
}

/** The price, about what it is in the reader’s currency, and what else is accepted. */
export function PrintedMoney({ property, isBesideFacts, className = '' }: PrintedMoneyProps) {
  const locale = useLocale()
  const terms = rentTerms(property, locale)
  return (
    <div className={className}>
      <p className="display text-28">
        <HomePrice home={property} />
      </p>
      <OwnPrice property={property} isPlain />
      {terms.length > 0 && (
        <p className="num text-13">
          {terms.map(({ label, value }) => `${label}: ${value}`).join(' · ')}
        </p>
      )}
      {!isBesideFacts && <AcceptedMoney property={property} />}
    </div>
  )
}

interface PrintedPhotoProps {
  image: Data.Media.Image | undefined
  /** its proportions on the screen, its height on paper */
  className: string
}

export function PrintedPhoto({ image, className }: PrintedPhotoProps) {
  if (!image) return null
  return (
    <div className={`print:aspect-auto ${className}`}>
      <Photo image={image} ratio="fill" sizes="820px" priority />
    </div>
  )
}

interface PrintedPhotosProps extends Pick<Printed, 'images'> {
  /** its columns */
  className: string
  /** of each on paper */
  height: string
}

export function PrintedPhotos({ images, className, height }: PrintedPhotosProps) {
  if (!images.length) return null
  return (
    <ul className={`grid gap-3 ${className}`}>
      {images.map((image) => (
        <li key={image.id} className={`aspect-video print:aspect-auto ${height}`}>
          <Photo image={image} ratio="fill" sizes="400px" priority />
        </li>
      ))}
    </ul>
  )
}

export function PrintedFeatures({ property }: PieceProps) {
  const { items } = featuresContent(property.components.features?.content)
  if (!items.length) return null
  return (
    <ul className="grid gap-x-8 text-13 sm:grid-cols-2">
      {items.slice(0, MAX_FEATURES).map((item) => (
        <li key={item} className="border-b border-line py-1.5">
          {item}
        </li>
      ))}
    </ul>
  )
}

export function PrintedPlans({ property }: PieceProps) {
  const locale = useLocale()
  const part = property.components.floor_plans
  const plans = shownPlans(floorPlansContent(part?.content), part?.images ?? [], [])
  if (!plans.length) return null
  return (
    <ul className="grid gap-5 sm:grid-cols-2">
      {plans.map(({ id, name, picture, pins }) => (
        <li key={id} className="break-inside-avoid">
          <PlanPaper picture={picture} name={name} sizes="400px" priority />
          <p dir="auto" className="mt-1 text-13 text-muted">
            {name}
          </p>
          {pins.length > 0 && (
            <ul className="num flex flex-wrap gap-x-4 text-13">
              {pins.map((pin) => (
                <li key={pin.id}>
                  {pin.label}{' '}
                  {pin.size !== null && (
                    <span className="text-muted">
                      {formatArea(pin.size, property.area_unit, locale)}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

export function PrintedFoot({ property, url }: Printed) {
  return (
    <footer className="flex break-inside-avoid items-center justify-between gap-6 border-t border-line pt-5">
      <div className="min-w-0">
        <p dir="auto" className="display text-22">
          {property.owner.name}
        </p>
        {property.team && (
          <p dir="auto" className="text-muted">
            {property.team.name}
          </p>
        )}
        <p className="mt-2 text-13 break-all text-muted">{url}</p>
      </div>
      <QrCode
        value={url}
        label={`QR code that opens ${property.name ?? 'Untitled listing'}`}
        className="w-28 shrink-0"
      />
    </footer>
  )
}
