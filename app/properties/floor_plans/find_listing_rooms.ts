import Component from '#app/properties/parts/component'
import { floorPlansContent, planName } from '#app/properties/floor_plans/floor_plans'
import type { PlanRoom } from '#app/properties/floor_plans/plan_rooms'

export interface ListingRoom extends PlanRoom {
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
