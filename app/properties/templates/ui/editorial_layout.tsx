import { Photo } from '#app/kit/media/photo'
import { useLocale } from '#app/kit/hooks/use_reader'
import { PlansLink } from '#app/properties/floor_plans/ui/plans_link'
import { HomePrice } from '#app/properties/ui/home_price'
import { galleryContent, heroContent } from '#app/properties/parts/component_content'
import { ListingLabel } from '#app/properties/templates/ui/listing_label'
import { factsOf } from '#app/properties/parts/ui/part_words'
import { ListingParts } from '#app/properties/parts/ui/listing_parts'
import { AcceptedMoney } from '#app/properties/prices/ui/accepted_money'
import { OwnPrice } from '#app/properties/prices/ui/own_price'
import { PHOTO_BUTTON } from '#app/properties/public_page/ui/gallery_style'
import { OwnerCard } from '#app/properties/public_page/ui/owner_card'
import { PhotoActions } from '#app/properties/public_page/ui/photo_actions'
import { PropertyGallery } from '#app/properties/public_page/ui/property_gallery'
import type { LayoutProps } from '#app/properties/parts/ui/shown_listing'

/** A story in a magazine: headline, lead picture, then text with pictures in it. */
export function EditorialLayout({ listing }: LayoutProps) {
  const locale = useLocale()
  const { property, images, canEdit } = listing
  const { headline, subline } = heroContent(property.components.hero?.content)
  const name = property.name ?? 'Untitled listing'
  const cover = images.at(0) ?? property.featured_image
  return (
    <article className="listing-page pt-8 @3xl/listing:pt-14">
      <header className="mx-auto flex max-w-5xl flex-col items-center text-center">
        <ListingLabel property={property} className="justify-center" />
        <h1 dir="auto" className="editorial-name mt-5 break-words">
          {name}
        </h1>
        {headline && (
          <p
            dir="auto"
            className="display mt-6 max-w-[36ch] text-22 text-muted @3xl/listing:text-28"
          >
            {headline}
          </p>
        )}
        <div className="mt-7 flex flex-wrap items-center justify-center gap-x-5 gap-y-3">
          {property.currency && (
            <p className="display text-22">
              <HomePrice home={property} />
            </p>
          )}
          <span aria-hidden className="h-4 w-px bg-faint max-sm:hidden" />
          <p className="text-muted">
            Offered by <bdi>{property.owner.name}</bdi>
          </p>
        </div>
        <OwnPrice property={property} className="mt-3" />
      </header>
      <figure className="mt-10 @3xl/listing:mt-14">
        <div className="relative">
          <span className="editorial-lead" data-hero>
            <Photo image={cover} ratio="fill" sizes="(width >= 1296px) 1200px, 100vw" priority />
          </span>
          <PlansLink className={`absolute right-3 bottom-3 ${PHOTO_BUTTON}`} />
          <PhotoActions />
        </div>
        {cover?.alt && <figcaption className="part-caption">{cover.alt}</figcaption>}
      </figure>
      <dl className="editorial-facts">
        {factsOf(property, locale).map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse gap-1">
            <dt className="label">{label}</dt>
            <dd className="display num text-28">{value}</dd>
          </div>
        ))}
      </dl>
      {subline && (
        <p className="display mx-auto mt-14 max-w-[40ch] text-center text-22 @3xl/listing:mt-20 @3xl/listing:text-36">
          {subline}
        </p>
      )}
      <ListingParts
        afterParts={
          <div className="mt-16 @3xl/listing:mt-24">
            <PropertyGallery
              images={images}
              name={name}
              content={galleryContent(property.components.gallery?.content)}
            />
          </div>
        }
      />
      <footer className="mt-16 grid gap-10 border-t border-ink pt-8 @3xl/listing:mt-24 @5xl/listing:grid-cols-[minmax(0,1fr)_380px]">
        <div>
          <p className="display max-w-[20ch] text-36 @3xl/listing:text-48">
            See <bdi>{name}</bdi> for yourself
          </p>
          <p className="display mt-5 text-22">
            <HomePrice home={property} />
          </p>
          <AcceptedMoney property={property} />
        </div>
        <OwnerCard property={property} canEdit={canEdit} />
      </footer>
    </article>
  )
}
