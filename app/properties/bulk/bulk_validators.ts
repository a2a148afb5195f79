import vine from '@vinejs/vine'
import { idField } from '#app/common/http/id_field'
import { MAX_LISTINGS_PER_CALL, PRICE_STEPS, stepRefusal } from '#app/properties/bulk/bulk_options'
import { MAX_PRICE, STATUSES } from '#app/properties/listing_options'

const slug = () => vine.string().trim().maxLength(200)
const slugs = () => vine.array(slug()).minLength(1).maxLength(MAX_LISTINGS_PER_CALL).distinct()

const inRange = vine.createRule((value, _, field) => {
  const kind = PRICE_STEPS.find((each) => each === field.parent.kind)
  if (typeof value !== 'number' || !kind) return
  const refusal = stepRefusal({ kind, value })
  if (refusal) field.report(refusal, 'price_step', field)
})

export const bulkDuplicateValidator = vine.create({ slugs: slugs() })

export const bulkStatusValidator = vine.create({ slugs: slugs(), status: vine.enum(STATUSES) })

const price = () => vine.number().min(0).max(MAX_PRICE).nullable()

export const bulkPriceValidator = vine.create({
  /** without it, each listing gets its own `to` */
  step: vine
    .object({ kind: vine.enum(PRICE_STEPS), value: vine.number().use(inRange()) })
    .optional(),
  /** with the price that each had when the step was chosen */
  listings: vine
    .array(vine.object({ slug: slug(), price: price(), to: price().optional() }))
    .minLength(1)
    .maxLength(MAX_LISTINGS_PER_CALL)
    .distinct('slug'),
})

export const bulkTeamValidator = vine.create({
  /** ids of teams; null is none */
  listings: vine
    .array(vine.object({ slug: slug(), from: idField().nullable(), to: idField().nullable() }))
    .minLength(1)
    .maxLength(MAX_LISTINGS_PER_CALL)
    .distinct('slug'),
})

export const discardedCopiesValidator = vine.create({
  /** with the version that each had when it was made */
  copies: vine
    .array(vine.object({ slug: slug(), version: vine.number().withoutDecimals().positive() }))
    .minLength(1)
    .maxLength(MAX_LISTINGS_PER_CALL)
    .distinct('slug'),
})
