import { errors } from '@vinejs/vine'
import { floorPlansContent } from '#app/properties/floor_plans/floor_plans'
import {
  MAX_FLOOR_PLANS,
  MAX_PINS,
  MAX_PLAN_WORDS_CHARACTERS,
  MAX_ROOM_AREA,
} from '#app/properties/listing_options'
import type { OpaqueJson } from '#app/properties/parts/component_content'

/** @throws E_VALIDATION_ERROR */
export function assertPlans(content: OpaqueJson): void {
  const { plans: sent } = content
  if (sent === undefined || sent === null) return
  const { plans } = floorPlansContent(content)
  const isWhole = Array.isArray(sent) && plans.length === sent.length
  if (!isWhole) refuse('Each floor plan needs a picture.')
  if (plans.length > MAX_FLOOR_PLANS) {
    refuse(`A listing can have at most ${MAX_FLOOR_PLANS} floor plans.`)
  }
  if (new Set(plans.map(({ image }) => image)).size < plans.length) {
    refuse('Use each picture for one floor plan only.')
  }
  if (plans.some(({ pins }) => pins.length > MAX_PINS)) {
    refuse(`A floor plan can have at most ${MAX_PINS} pins.`)
  }
  if (plans.some(({ pins }) => pins.some(({ size }) => size !== null && size > MAX_ROOM_AREA))) {
    refuse(`A room can be at most ${MAX_ROOM_AREA.toLocaleString('en')} large.`)
  }
  const words = plans.flatMap(({ name, floor, pins }) => [
    name,
    floor,
    ...pins.map(({ label }) => label),
  ])
  if (words.some(({ length }) => length > MAX_PLAN_WORDS_CHARACTERS)) {
    refuse(`Shorten the names, floors and labels to ${MAX_PLAN_WORDS_CHARACTERS} characters.`)
  }
}

function refuse(message: string): never {
  throw new errors.E_VALIDATION_ERROR([
    { field: 'component.content.plans', message, rule: 'floor_plans' },
  ])
}
