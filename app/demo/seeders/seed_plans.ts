import type User from '#app/accounts/models/user'
import type { DemoPlan } from '#app/demo/data/floor_plans'
import { PHOTOGRAPHS, type Photograph } from '#app/demo/data/photographs'
import type { Contents } from '#app/demo/seeders/with_demo_photos'
import type { InTransaction } from '#app/kernel/database/transaction'
import { saveImage } from '#app/media/actions/save_image'
import type { FloorPlansContent } from '#app/properties/contract/floor_plans'

interface PlannedListing {
  owner: User
  plans: readonly DemoPlan[]
  /** the listing's, by what they show */
  photos: ReadonlyMap<Photograph, number>
}

/** Saves the plans' pictures. @returns what the listing's part says of them */
export async function seedPlans(
  { trx }: InTransaction,
  contents: Contents,
  { owner, plans, photos }: PlannedListing
): Promise<FloorPlansContent> {
  const content: FloorPlansContent = { title: '', plans: [] }
  for (const { picture, name, pins } of plans) {
    const image = { owner, alt: PHOTOGRAPHS[picture], purpose: 'floor_plan' as const }
    const { id } = await saveImage({ trx }, contents.get(picture)!, image)
    content.plans.push({
      id: picture,
      image: id,
      name,
      pins: pins.map(({ photo, ...pin }) => ({
        ...pin,
        id: pin.label,
        photo: photos.get(photo) ?? null,
      })),
    })
  }
  return content
}
