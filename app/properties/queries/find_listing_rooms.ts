import Component from '#app/properties/models/component'
import { floorPlansContent, planName } from '#app/properties/contract/floor_plans'

export interface ListingRoom {
  /** ids of a floor plan and of a pin on it */
  plan: string
  pin: string
  /** such as `Kitchen, Ground floor` */
  label: string
}

/** The named pins on a listing’s floor plans. */
export async function findListingRooms(propertyId: number): Promise<ListingRoom[]> {
  const component = await Component.findBy({ propertyId, type: 'floor_plans' })
  return floorPlansContent(component?.content).plans.flatMap((plan, index) =>
    plan.pins
      .filter(({ label }) => label)
      .map(({ id, label }) => ({
        plan: plan.id,
        pin: id,
        label: `${label}, ${planName(plan, index)}`,
      }))
  )
}
