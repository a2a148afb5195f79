import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { idField } from '#app/common/http/id_field'
import {
  MAX_CAPTION_LANGUAGES,
  MAX_CAPTIONS_CHARACTERS,
  MAX_VIDEO_TITLE_CHARACTERS,
} from '#app/videos/video_limits'
import type { PlacedVideoChange } from '#app/walkthroughs/videos/update_placed_video'
import { MAX_CHAPTER_TITLE_CHARACTERS, MAX_CHAPTERS } from '#app/walkthroughs/walkthrough_limits'

const MAX_SECONDS = 24 * 60 * 60
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/

const title = () => vine.string().trim().maxLength(MAX_VIDEO_TITLE_CHARACTERS)
const seconds = () => vine.number().range([0, MAX_SECONDS])
const position = () => vine.number().withoutDecimals().range([0, 10_000]).optional()
const editorId = () => vine.string().maxLength(64)

export const newVideoValidator = vine.create({
  video: vine.object({
    id: idField().optional(),
    title: title().optional().requiredIfMissing('id'),
    list_id: idField().nullable().optional(),
    position: position(),
  }),
})

export const blankVideoValidator = vine.create({
  walkthrough_slug: vine.string().trim().maxLength(120).nullable().optional(),
  list_id: idField().nullable().optional(),
  title: title().optional(),
  size: vine.number().withoutDecimals().range([1, Number.MAX_SAFE_INTEGER]).optional(),
  type: vine.string().trim().maxLength(120).optional(),
})

export const videoValidator = vine.create({
  video: vine.object({
    title: title().optional(),
    list_id: idField().nullable().optional(),
    position: position(),
    poster_time: seconds().nullable().optional(),
    starts_at: seconds().nullable().optional(),
    ends_at: seconds().nullable().optional(),
    captions: vine
      .array(
        vine.object({
          language: vine.string().trim().regex(LANGUAGE),
          label: vine.string().trim().minLength(1).maxLength(60),
          content: vine.string().maxLength(MAX_CAPTIONS_CHARACTERS),
        })
      )
      .maxLength(MAX_CAPTION_LANGUAGES)
      .optional(),
    chapters: vine
      .array(
        vine.object({
          title: vine.string().trim().minLength(1).maxLength(MAX_CHAPTER_TITLE_CHARACTERS),
          starts_at: seconds(),
          room: vine.object({ plan: editorId(), pin: editorId() }).nullable().optional(),
        })
      )
      .maxLength(MAX_CHAPTERS)
      .optional(),
  }),
})

/** What the wire's seconds mean in milliseconds. */
export function videoChangeOf(input: Infer<typeof videoValidator>['video']): PlacedVideoChange {
  return {
    title: input.title,
    listId: input.list_id,
    position: input.position,
    posterTimeMs: inMs(input.poster_time),
    startsMs: inMs(input.starts_at),
    endsMs: inMs(input.ends_at),
    captions: input.captions,
    chapters: input.chapters?.map(({ title: name, starts_at: at, room = null }) => ({
      title: name,
      atMs: Math.round(at * 1000),
      room,
    })),
  }
}

function inMs(value: number | null | undefined): number | null | undefined {
  return typeof value === 'number' ? Math.round(value * 1000) : value
}
