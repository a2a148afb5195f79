import { preparedPart, type PreparedPart } from '#app/kit/offline/prepared_part'
import { beforeAfterContent, shownPairs } from '#app/properties/before_after/before_after'
import type { PagePart } from '#app/properties/listing_options'
import { isPlanPaper } from '#app/properties/floor_plans/ui/plans_link'
import { stagingContent } from '#app/properties/parts/component_content'
import type { ShownListing } from '#app/properties/parts/ui/shown_listing'

type PreparedListing = Pick<ShownListing, 'property' | 'images' | 'documents'>

interface PartOnDemand {
  Part: PreparedPart
  isIn: (listing: PreparedListing) => boolean
}

/** Parts that only some listings have; only those load their code. */
export const PARTS_ON_DEMAND = {
  floor_plans: {
    Part: preparedPart(
      async () =>
        (await import('#app/properties/floor_plans/ui/property_floor_plans')).PropertyFloorPlans
    ),
    isIn: ({ property, documents }) =>
      Boolean(property.components.floor_plans?.images?.length) ||
      documents.some((document) => document.url && isPlanPaper(document)),
  },
  staging: {
    Part: preparedPart(
      async () => (await import('#app/properties/staging/ui/property_staging')).PropertyStaging
    ),
    isIn: ({ property }) =>
      stagingContent(property.components.staging?.content).pictures.length > 0,
  },
  before_after: {
    Part: preparedPart(
      async () =>
        (await import('#app/properties/before_after/ui/property_before_after')).PropertyBeforeAfter
    ),
    isIn: ({ property, images }) =>
      shownPairs(beforeAfterContent(property.components.before_after?.content).pairs, images)
        .length > 0,
  },
  documents: {
    Part: preparedPart(
      async () =>
        (await import('#app/properties/documents/ui/property_documents')).PropertyDocuments
    ),
    isIn: ({ documents }) => documents.length > 0,
  },
} satisfies Partial<Record<PagePart, PartOnDemand>>

/** Loads what this listing has of them. */
export async function prepareParts(listing: PreparedListing): Promise<void> {
  const needed = Object.values(PARTS_ON_DEMAND).filter(({ isIn }) => isIn(listing))
  await Promise.all(needed.map(({ Part }) => Part.prepare()))
}
