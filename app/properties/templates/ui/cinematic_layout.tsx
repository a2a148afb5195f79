import { Photo } from '#app/kit/media/photo'
import { useLocale } from '#app/kit/hooks/use_reader'
import { HomePrice } from '#app/properties/ui/home_price'
import { galleryContent, heroContent } from '#app/properties/parts/component_content'
import { ListingLabel } from '#app/properties/templates/ui/listing_label'
import { factsOf } from '#app/properties/parts/ui/part_words'
import { ListingParts } from '#app/properties/parts/ui/listing_parts'
import { AcceptedMoney } from '#app/properties/prices/ui/accepted_money'
import { OwnPrice } from '#app/properties/prices/ui/own_price'
import { OwnerCard } from '#app/properties/public_page/ui/owner_card'
import { PhotoActions } from '#app/properties/public_page/ui/photo_actions'
import { PropertyGallery } from '#app/properties/public_page/ui/property_gallery'
import type { LayoutProps } from '#app/properties/parts/ui/shown_listing'

/** One picture from edge to edge, then wide images and calm bands of text. Its frame stays dark in both themes. */
export function CinematicLayout({ listing }: LayoutProps) {
  const locale = useLocale()
  const { property, images, canEdit } = listing
  const { headline, subline } = heroContent(property.components.hero?.content)
  const name = property.name ?? 'Untitled listing'
  return (
    <article>
      <header data-theme="dark" className="cinematic-hero bg-canvas text-ink">
        <span className="cinematic-picture" data-hero>
          <Photo image={images.at(0) ?? property.featured_image} ratio="fill" priority alt="" />
        </span>
        <PhotoActions />
        <div className="cinematic-title">
          <ListingLabel property={property} />
          <h1 dir="auto" className="cinematic-name mt-4 break-words">
            {name}
          </h1>
          {headline && (
            <p dir="auto" className="display mt-4 max-w-[40ch] text-22 @3xl/listing:text-28">
              {headline}
            </p>
          )}
        </div>
      </header>
      <div data-theme="dark" className="bg-canvas text-ink">
        <div className="listing-page flex flex-wrap items-end justify-between gap-x-14 gap-y-8 py-10 @3xl/listing:py-14">
          <div className="flex flex-col gap-2">
            {property.currency && (
              <p className="display text-36 @3xl/listing:text-48">
                <HomePrice home={property} />
              </p>
            )}
            <OwnPrice property={property} />
            <AcceptedMoney property={property} />
          </div>
          <dl className="flex flex-wrap gap-x-10 gap-y-5 @5xl/listing:gap-x-14">
            {factsOf(property, locale).map(({ label, value }) => (
              <div key={label} className="flex flex-col-reverse gap-1">
                <dt className="text-13 text-muted">{label}</dt>
                <dd className="display num text-22 @3xl/listing:text-28">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      {subline && (
        <p className="display listing-page cinematic-intro text-28 @3xl/listing:text-36">
          {subline}
        </p>
      )}
      <ListingParts
        afterFirst={
          <div data-theme="dark" className="bg-canvas py-2 text-ink @3xl/listing:py-3">
            <PropertyGallery
              images={images}
              name={name}
              placement="bleed"
              content={galleryContent(property.components.gallery?.content)}
            />
          </div>
        }
      />
      <div data-theme="dark" className="bg-canvas text-ink">
        <div className="listing-page grid items-center gap-10 py-16 @3xl/listing:py-28 @5xl/listing:grid-cols-[minmax(0,1fr)_400px]">
          <p className="display max-w-[18ch] text-36 @3xl/listing:text-64">
            Come and see <bdi>{name}</bdi>
          </p>
          <OwnerCard property={property} canEdit={canEdit} />
        </div>
      </div>
    </article>
  )
}
