import vine from '@vinejs/vine'
import { ANIMATIONS, STRENGTH_NAMES, unknownStrengths } from '#app/properties/contract/animations'
import { smallMap } from '#app/properties/validators/small_map'

const strengths = vine.createRule((value, _, field) => {
  if (typeof value !== 'object' || value === null) return
  for (const name of unknownStrengths(Object.fromEntries(Object.entries(value)))) {
    const message = `${ANIMATIONS[name].label} is one of ${STRENGTH_NAMES.join(', ')}.`
    field.report(message, 'strength', field)
  }
})

/** What the page animates, with a strength each; other names are stored as they come. */
export const animationsField = () => smallMap().use(strengths())
