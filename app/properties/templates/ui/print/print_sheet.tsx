import type { ComponentType } from 'react'
import { heroContent } from '#app/properties/parts/component_content'
import { templateOf, type Template } from '#app/properties/templates/listing_templates'
import { FactList, PropertyFacts } from '#app/properties/templates/ui/fact_list'
import { ListingLabel } from '#app/properties/templates/ui/listing_label'
import {
  PrintedAddress,
  PrintedFeatures,
  PrintedFoot,
  PrintedMoney,
  PrintedName,
  PrintedPhoto,
  PrintedPhotos,
  PrintedPlans,
  type Printed,
} from '#app/properties/templates/ui/print/printed_pieces'

/** A listing on one sheet of paper, or two with its floor plans, composed as its template does. */
export function PrintSheet(printed: Printed) {
  const template = templateOf(printed.property.template)
  const Sheet = SHEETS[template]
  return (
    <article data-sheet={template} className="flex flex-col gap-5 print:gap-3">
      <Sheet {...printed} />
      <PrintedPlans property={printed.property} />
      <PrintedFoot {...printed} />
    </article>
  )
}

const SHEETS: Record<Template, ComponentType<Printed>> = {
  estate: EstateSheet,
  editorial: EditorialSheet,
  cinematic: CinematicSheet,
  gallery: GallerySheet,
}

const BESIDE_PRICE = 'grid gap-x-8 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]'

/** Name, price and facts first. */
function EstateSheet({ property, images }: Printed) {
  return (
    <>
      <header className={`${BESIDE_PRICE} border-b border-ink pb-3`}>
        <div>
          <PrintedName property={property} className="text-36" />
          <PrintedAddress property={property} />
        </div>
        <PrintedMoney property={property} className="sm:text-right" />
      </header>
      <PropertyFacts property={property} isTight />
      <PrintedPhoto image={images.at(0)} className="aspect-video print:h-56" />
      <Description property={property} className="line-clamp-6 print:line-clamp-4" />
      <PrintedPhotos images={images.slice(1, 4)} className="grid-cols-3" height="print:h-28" />
      <PrintedFeatures property={property} />
    </>
  )
}

/** A headline in the middle, and the story in two columns. */
function EditorialSheet({ property, images }: Printed) {
  const { headline } = heroContent(property.components.hero?.content)
  return (
    <>
      <header className="flex flex-col items-center text-center">
        <ListingLabel property={property} className="justify-center" />
        <PrintedName property={property} className="mt-2 text-48 print:text-36" />
        {headline && (
          <p dir="auto" className="display mt-1 line-clamp-1 text-18 text-muted">
            {headline}
          </p>
        )}
        <PrintedMoney property={property} className="mt-2" />
      </header>
      <PrintedPhoto image={images.at(0)} className="aspect-video print:h-52" />
      <Description
        property={property}
        className="max-h-60 overflow-hidden sm:columns-2 sm:gap-8 sm:[column-fill:auto] print:max-h-30"
      />
      <PrintedPhotos images={images.slice(1, 3)} className="grid-cols-2" height="print:h-28" />
      <PropertyFacts property={property} isTight />
    </>
  )
}

/** One picture as large as the paper lets it be. */
function CinematicSheet({ property, images }: Printed) {
  return (
    <>
      <PrintedPhoto image={images.at(0)} className="aspect-4/3 print:h-80" />
      <header className={BESIDE_PRICE}>
        <div>
          <PrintedName property={property} className="text-48" />
          <PrintedAddress property={property} />
        </div>
        <PrintedMoney property={property} className="sm:text-right" />
      </header>
      <PropertyFacts property={property} isTight />
      <Description property={property} className="line-clamp-4 text-18 print:line-clamp-3" />
      <PrintedPhotos images={images.slice(1, 4)} className="grid-cols-3" height="print:h-28" />
    </>
  )
}

/** A wall of photos, the facts in a column beside the story. */
function GallerySheet({ property, images }: Printed) {
  return (
    <>
      <PrintedPhotos
        images={images.slice(0, 6)}
        className="grid-cols-2 sm:grid-cols-3"
        height="print:h-36"
      />
      <div className="grid gap-x-10 gap-y-5 sm:grid-cols-[minmax(0,1fr)_240px]">
        <div className="flex min-w-0 flex-col gap-3">
          <ListingLabel property={property} />
          <PrintedName property={property} className="text-36" />
          <PrintedAddress property={property} />
          <Description property={property} className="line-clamp-8 print:line-clamp-6" />
        </div>
        <div>
          <PrintedMoney property={property} isBesideFacts />
          <div className="mt-3 border-t border-line">
            <FactList property={property} />
          </div>
        </div>
      </div>
    </>
  )
}

interface DescriptionProps extends Pick<Printed, 'property'> {
  /** how much of it there is room for */
  className: string
}

function Description({ property: { description }, className }: DescriptionProps) {
  if (!description) return null
  return (
    <p dir="auto" className={`whitespace-pre-line ${className}`}>
      {description}
    </p>
  )
}
