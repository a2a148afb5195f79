import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { idField, idIn } from '#app/common/http/id_field'
import {
  MAX_SPOT_CAPTION_CHARACTERS,
  MAX_COMMENT_CHARACTERS,
  MAX_PLACE_CHARACTERS,
  MAX_SLIDES,
} from '#app/spots/spot_limits'

const MAX_SECONDS = 24 * 60 * 60

const second = () => vine.number().min(0).max(MAX_SECONDS).nullable().optional()

/** As calls answer it, a photo is in `image`; so is the picture of a design. */
const asSlide = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  const { kind, image }: { kind?: unknown; image?: unknown } = value
  return kind === 'image' && image ? { image_id: idIn(image), ...value } : value
}

const slide = vine
  .object({
    video_id: idField().optional(),
    starts_at: second(),
    ends_at: second(),
    image_id: idField().optional(),
    design_id: idField().optional(),
  })
  .parse(asSlide)

const fields = {
  caption: vine.string().trim().maxLength(MAX_SPOT_CAPTION_CHARACTERS).nullable().optional(),
  property_slug: vine.string().trim().maxLength(200).nullable().optional(),
  place: vine
    .object({
      name: vine.string().trim().minLength(1).maxLength(MAX_PLACE_CHARACTERS),
      latitude: vine.number().range([-90, 90]),
      longitude: vine.number().range([-180, 180]),
    })
    .nullable()
    .optional(),
  slides: vine.array(slide).maxLength(MAX_SLIDES).optional(),
  status: vine.enum(['draft', 'publish'] as const).optional(),
}

export const spotValidator = vine.create({ spot: vine.object(fields) })

export const viewValidator = vine.create({
  watched_ms: vine.number().min(0),
  slide_id: idField().optional(),
})

export const commentValidator = vine.create({
  content: vine.string().trim().minLength(1).maxLength(MAX_COMMENT_CHARACTERS),
  reply_to: idField().nullable().optional(),
  client_id: vine.string().trim().minLength(1).maxLength(64),
})

export type SpotInput = Infer<typeof spotValidator>['spot']
export type SlideInput = NonNullable<SpotInput['slides']>[number]
