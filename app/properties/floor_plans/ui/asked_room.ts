import { Store } from '#app/kit/hooks/store'
import type { PlanRoom } from '#app/properties/floor_plans/plan_rooms'

/** The room that somebody asks for on a floor plan, until the part of the page that shows it does. */
export const askedRoom = new Store<PlanRoom | null>(null)
