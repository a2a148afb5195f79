import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { errors as vineErrors, errors } from '@vinejs/vine'
import type User from '#app/accounts/user'
import type { ActingUser } from '#app/accounts/user'
import { readRichText } from '#app/common/rich_text/rich_text'
import { richTextWordsOf } from '#app/common/rich_text/rich_text_words'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { attachImages, countUse, detachImages } from '#app/media/change_images'
import { withContent } from '#app/media/image'
import { assertUnchanged } from '#app/properties/assert_unchanged'
import { assertPairs } from '#app/properties/before_after/assert_pairs'
import { assertPlans } from '#app/properties/floor_plans/assert_plans'
import { floorPlansContent } from '#app/properties/floor_plans/floor_plans'
import {
  MAX_LISTING_DESCRIPTION_CHARACTERS,
  type ComponentType,
} from '#app/properties/listing_options'
import Component, {
  hasLoadedPictures,
  type IllustratedComponent,
} from '#app/properties/parts/component'
import { stagingContent, type OpaqueJson } from '#app/properties/parts/component_content'
import { ILLUSTRATED_PARTS, MAX_PART_PICTURES } from '#app/properties/parts/part_pictures'
import { lockProperty } from '#app/properties/property_locks'

export interface ComponentInput {
  content?: OpaqueJson
  images?: number[]
  /** the content that the sender last knew, to notice others’ changes */
  seen?: OpaqueJson
  /** the photos that the sender last knew in it, in order, for the same */
  seen_images?: number[]
  /** staged photos that the sender knew of */
  known_pictures?: number[]
}

/**
 * Staged photos that the sender did not know of stay: the designer adds them while the editor is
 * open.
 */
export async function updateComponent(
  { user: editor, trx }: ActingUser,
  id: number,
  input: ComponentInput
): Promise<IllustratedComponent> {
  const found = await Component.find(id, { client: trx })
  if (!found) throw HttpError.notFound()
  const property = await lockProperty({ id: found.propertyId }, editor, trx)
  // it may have changed before the lock
  const component = await Component.findOrFail(id, { client: trx })

  if (input.content && input.seen) {
    const [stored, sent, seen] = [component.content, input.content, input.seen].map((content) =>
      component.type === 'staging' ? captionsIn(content) : content
    )
    assertUnchanged(stored, sent, seen)
  }
  if (input.images && input.seen_images) {
    const stored = await listPartImageIds(component, trx)
    assertUnchanged({ images: stored }, { images: input.images }, { images: input.seen_images })
  }
  const content = checkedContent(component.type, contentOf(component, input))
  const images = imagesOf(component, { ...input, content })
  assertFewPictures(component.type, images)
  if (content) component.content = content
  await component.save()
  if (images) await replaceImages(component, editor, images, trx)

  if (content && component.type === 'overview') {
    const text = readRichText(content.text)
    property.description = text && richTextWordsOf(text)
  }
  property.version += 1
  await property.save()
  return illustrated(component)
}

async function illustrated(component: Component): Promise<IllustratedComponent> {
  await component.load('images', withContent)
  if (hasLoadedPictures(component)) return component
  throw new Error(`Part ${component.id} was read without its pictures`)
}

function contentOf({ type, content: stored }: Component, input: ComponentInput) {
  const { content, known_pictures: known } = input
  if (type !== 'staging' || !content || !known) return content
  const sent = stagingContent(content).pictures
  const isNew = (image: number) =>
    !known.includes(image) && !sent.some((picture) => picture.image === image)
  const added = stagingContent(stored).pictures.filter(({ image }) => isNew(image))
  return { ...content, pictures: [...sent, ...added] }
}

/** By picture: the designer may add others at any time. */
function captionsIn(content: OpaqueJson): OpaqueJson {
  const { pictures } = stagingContent(content)
  return Object.fromEntries(pictures.map(({ image, caption }) => [String(image), caption]))
}

function imagesOf({ type }: Component, { content, images }: ComponentInput): number[] | undefined {
  if (!content) return images
  if (type === 'floor_plans') return floorPlansContent(content).plans.map(({ image }) => image)
  if (type !== 'staging') return images
  const { pictures } = stagingContent(content)
  return [...new Set(pictures.flatMap(({ image, original }) => [image, original]))]
}

function assertFewPictures(type: string, images: readonly number[] = []): void {
  const isIllustrated = ILLUSTRATED_PARTS.some((part) => part === type)
  if (isIllustrated && images.length > MAX_PART_PICTURES) {
    throw new vineErrors.E_VALIDATION_ERROR([
      {
        field: 'component.images',
        message: `A part of the page can have at most ${MAX_PART_PICTURES} photos.`,
      },
    ])
  }
}

/** In the order of the part. */
async function listPartImageIds(
  { id }: Component,
  trx: TransactionClientContract
): Promise<number[]> {
  const rows = await trx
    .from('component_images')
    .where('component_id', id)
    .orderBy('position')
    .select('image_id')
  return rows.map((row: { image_id: number }) => row.image_id)
}

async function replaceImages(
  component: Component,
  editor: User,
  ids: number[],
  trx: TransactionClientContract
): Promise<void> {
  const before = await listPartImageIds(component, trx)
  const added = ids.filter((id) => !before.includes(id))
  const listed = await listedAmong(added, component, trx)
  await countUse({ trx }, listed)
  await attachImages(
    { user: editor, trx },
    added.filter((id) => !listed.includes(id))
  )
  await trx.from('component_images').where('component_id', component.id).delete()
  if (ids.length) {
    await trx
      .table('component_images')
      .multiInsert(
        ids.map((id, position) => ({ component_id: component.id, image_id: id, position }))
      )
  }
  await detachImages(
    { trx },
    before.filter((id) => !ids.includes(id))
  )
}

/** Those that are photos of the listing already: a colleague may have uploaded them. */
async function listedAmong(
  ids: number[],
  { propertyId }: Component,
  trx: TransactionClientContract
): Promise<number[]> {
  const rows = await trx
    .from('property_images')
    .where('property_id', propertyId)
    .whereIn('image_id', ids)
  return rows.map((row: { image_id: number }) => row.image_id)
}

const FORMATTED: readonly ComponentType[] = ['overview', 'neighborhood']

/** A part’s content as it is stored: formatted text without anything foreign. @throws E_VALIDATION_ERROR */
function checkedContent(
  type: ComponentType,
  content: OpaqueJson | undefined
): OpaqueJson | undefined {
  if (content && type === 'floor_plans') assertPlans(content)
  if (content && type === 'before_after') assertPairs(content)
  if (!content || !FORMATTED.includes(type)) return content
  const { text: sent = null } = content
  const text = readRichText(sent)
  if (sent !== null && !text) refuse('This text has formatting or links that can’t be shown.')
  if (text && richTextWordsOf(text).length > MAX_LISTING_DESCRIPTION_CHARACTERS) {
    refuse(
      `Shorten the text to ${MAX_LISTING_DESCRIPTION_CHARACTERS.toLocaleString('en')} characters.`
    )
  }
  return { ...content, text }
}

function refuse(message: string): never {
  throw new errors.E_VALIDATION_ERROR([
    { field: 'component.content.text', message, rule: 'rich_text' },
  ])
}
